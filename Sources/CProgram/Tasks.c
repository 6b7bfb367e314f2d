#define _GNU_SOURCE
#include "CProgram.h"

#include <dlfcn.h>
#include <stddef.h>

/* The hooks of Swift's concurrency runtime (swift/Runtime/Concurrency.h), which it asks before it looks for an executor of
   its own. They are looked up: the runtime reads its own variables, and a program that names them may get copies. */

#define SWIFT_CALL __attribute__((swiftcall))

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor;

typedef SWIFT_CALL executor get_main_hook(void *original);
typedef SWIFT_CALL bool is_main_hook(executor one, void *original);
typedef SWIFT_CALL void enqueue_hook(void *job, void *original);

SWIFT_CALL void swift_job_run(void *job, executor one);

static executor main_executor;
static cp_job_taker take;

SWIFT_CALL static executor get_main(void *original) {
  (void)original;
  return main_executor;
}

SWIFT_CALL static bool is_main(executor one, void *original) {
  (void)original;
  return one.identity == main_executor.identity;
}

SWIFT_CALL static void enqueue(void *job, void *original) {
  (void)original;
  take(job);
}

bool cp_take_jobs(void *identity, uintptr_t implementation, cp_job_taker taker) {
  get_main_hook **get = dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook");
  is_main_hook **is = dlsym(RTLD_DEFAULT, "swift_task_isMainExecutor_hook");
  enqueue_hook **global = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  if (!get || !is || !global) return false;
  main_executor = (executor){identity, implementation};
  take = taker;
  *get = get_main;
  *is = is_main;
  *global = enqueue;
  return true;
}

void cp_run_job(void *job) { swift_job_run(job, (executor){NULL, 0}); }

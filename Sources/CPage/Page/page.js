"use strict";
// Plays the scenes of this page: the same engine and compositor as Segue's, which are below as WebAssembly.
// A page's own scripts and tests use what `window.segue` has.
(() => {
  const element = id => document.getElementById(id);
  const [play, scrub, clock, course, speed, loop, together] =
    ["play", "scrub", "clock", "course", "speed", "loop", "together"].map(element);
  const phases = ["idle", "running", "interactive", "finishing", "cancelling", "finished", "cancelled"];
  const [began, moved, ended, lost] = [0, 1, 2, 3];
  const frame = 1 / 60;

  // The bytes of one of the page's pieces of data.
  async function unpacked(node) {
    const text = atob(node.textContent);
    const bytes = new Uint8Array(text.length);
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  }

  // Reads what the engine answers: little-endian numbers, texts and lists after their counts.
  class Reader {
    constructor(memory, address) {
      const size = new DataView(memory.buffer).getUint32(address, true);
      this.view = new DataView(memory.buffer, address + 4, size);
      this.place = 0;
    }
    byte() { return this.view.getUint8(this.place++); }
    count() { this.place += 4; return this.view.getUint32(this.place - 4, true); }
    number() { this.place += 8; return this.view.getFloat64(this.place - 8, true); }
    text() {
      const count = this.count();
      const bytes = new Uint8Array(this.view.buffer, this.view.byteOffset + this.place, count);
      this.place += count;
      return new TextDecoder().decode(bytes);
    }
    list(read) { return Array.from({ length: this.count() }, read); }
    optional(read) { return this.byte() ? read() : null; }
  }

  // As `segue sample` writes numbers: twelve digits.
  const digits = number => Number(number.toPrecision(12)) || 0;

  // A scene and the canvas that shows it.
  class Stage {
    constructor(engine, bytes, title, options) {
      this.engine = engine;
      const address = engine.segue_allocate(bytes.length);
      new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
      this.player = engine.segue_open(address, bytes.length);
      engine.segue_free(address);
      if (!this.player) throw new Error("the scene on this page cannot be read");
      const reader = new Reader(engine.memory, engine.segue_courses(this.player));
      this.courses = reader.list(() => reader.text());
      this.title = title;
      this.scale = options.scale;
      this.scrolls = options.scrolls;
      this.figure = document.createElement("figure");
      this.canvas = document.createElement("canvas");
      this.canvas.tabIndex = 0;
      this.canvas.setAttribute("role", "img");
      this.caption = document.createElement("figcaption");
      this.figure.append(this.canvas, this.caption);
      this.context = this.canvas.getContext("2d", { alpha: false });
      this.pointers = new Map();
    }
    get time() { return this.engine.segue_time(this.player); }
    get length() { return this.engine.segue_length(this.player); }
    get moves() { return this.engine.segue_moves(this.player) !== 0; }
    get size() { return [this.engine.segue_width(this.player), this.engine.segue_height(this.player)]; }
    choose(name) { this.engine.segue_choose(this.player, Math.max(this.courses.indexOf(name), 0)); }
    seek(time) { this.engine.segue_seek(this.player, time); }
    advance(time) { this.engine.segue_advance(this.player, time); }
    touch(phase, x, y) { this.engine.segue_touch(this.player, phase, x, y); }
    pinch(phase, scale, x, y) { this.engine.segue_pinch(this.player, phase, scale, x, y); }
    wheel(x, y, dx, dy) { this.engine.segue_wheel(this.player, x, y, dx, dy); }

    sample() {
      const reader = new Reader(this.engine.memory, this.engine.segue_sample(this.player));
      const number = () => digits(reader.number());
      const screen = reader.text();
      const transition = reader.optional(() => reader.text());
      const [phase, progress] = [phases[reader.byte()], number()];
      reader.number();
      reader.number();
      const layers = reader.list(() => {
        const layer = { id: reader.text(), frame: [number(), number(), number(), number()] };
        Object.assign(layer, { opacity: number(), cornerRadius: number(), hidden: reader.byte() === 1 });
        const corners = reader.optional(() => reader.list(() => [number(), number()]));
        return corners ? { ...layer, corners } : layer;
      });
      return { t: digits(this.time), progress, phase, layers, screen, transition };
    }

    // The canvas fits the window; its pixels fit the screen's.
    fit(count) {
      const [width, height] = this.size;
      const room = Math.max(document.documentElement.clientWidth / Math.min(count, 3) - 40, 160);
      const shown = Math.min(1, room / width, Math.max(window.innerHeight - 250, 260) / height);
      this.canvas.style.width = `${width * shown}px`;
      this.canvas.style.height = `${height * shown}px`;
      this.pixels = this.scale || Math.min(shown * window.devicePixelRatio, 3);
      this.fitted = `${width} ${height}`;
    }

    draw(scale = this.pixels) {
      const columns = this.engine.segue_columns(this.player, scale);
      const rows = this.engine.segue_rows(this.player);
      const address = this.engine.segue_draw(this.player);
      const bytes = new Uint8ClampedArray(this.engine.memory.buffer, address, columns * rows * 4);
      if (this.canvas.width !== columns || this.canvas.height !== rows) {
        [this.canvas.width, this.canvas.height] = [columns, rows];
      }
      const picture = new ImageData(bytes, columns, rows);
      this.context.putImageData(picture, 0, 0);
      return picture;
    }

    describe() {
      const { screen, transition, phase } = this.sample();
      const status = transition && phase !== "idle" ? `${transition} ${phase}` : screen;
      if (this.status === status) return;
      this.status = status;
      const name = document.createElement("b");
      name.textContent = this.title;
      this.caption.replaceChildren(name, ` — ${status}`);
      this.canvas.setAttribute("aria-label", `${this.title}: ${status}`);
    }
  }

  const state = { stages: [], time: 0, playing: false, stamp: null, held: 0, waiting: false };
  const length = () => Math.max(...state.stages.map(stage => stage.length));

  function show() {
    for (const stage of state.stages) {
      if (stage.fitted !== stage.size.join(" ")) stage.fit(state.stages.length);
      stage.draw();
      stage.describe();
    }
    const end = length();
    scrub.max = end || 1;
    scrub.value = state.time;
    scrub.setAttribute("aria-valuetext", `${state.time.toFixed(2)} of ${end.toFixed(2)} seconds`);
    clock.textContent = `${state.time.toFixed(3)} / ${end.toFixed(3)} s`;
    play.textContent = state.playing ? "Stop" : "Play";
  }

  function seek(time) {
    state.time = Math.min(Math.max(time, 0), length());
    for (const stage of state.stages) stage.seek(state.time);
    request();
  }

  function start() {
    if (state.time >= length() - 1e-9) seek(0);
    state.playing = true;
    state.stamp = null;
    request();
  }

  function stop() {
    state.playing = false;
    request();
  }

  // Time goes on by frames of the screen. Under a finger it is real, as velocity is what the hand makes it.
  function tick(stamp) {
    state.waiting = false;
    if (state.playing) {
      // A hand's event may have been later than the frame.
      const last = state.stamp === null ? stamp : state.stamp;
      pass((stamp - last) / 1000);
      state.stamp = Math.max(stamp, last);
    }
    show();
    if (state.playing) request();
  }

  function request() {
    if (state.waiting || !state.stages.length) return;
    state.waiting = true;
    requestAnimationFrame(tick);
  }

  function pass(seconds) {
    if (seconds <= 0) return;
    if (state.held > 0) {
      state.time += seconds;
      for (const stage of state.stages) together.checked || stage.pointers.size ? stage.advance(state.time) : stage.seek(state.time);
      return;
    }
    const end = length();
    const next = state.time + seconds * Number(speed.value);
    if (next < end) return move(next);
    move(end);
    if (!loop.checked) state.playing = false;
    else if (end > 0) {
      state.pause = (state.pause || 0) + seconds;
      if (state.pause > 0.5) { state.pause = 0; move(0); }
    }
  }

  function move(time) {
    state.time = time;
    for (const stage of state.stages) stage.seek(time);
  }

  function choose(name) {
    state.held = 0;
    for (const stage of state.stages) {
      stage.pointers.clear();
      stage.choose(name);
    }
    move(0);
    request();
  }

  // A hand: the event's own time is the run's, so that its velocity is the hand's.
  function catchUp(event) {
    const late = state.playing && state.stamp !== null ? (event.timeStamp - state.stamp) / 1000 : 0;
    if (late > 0 && late < 1 && state.held > 0) {
      state.time += late;
      state.stamp = event.timeStamp;
    }
  }

  function touched(stage) { return together.checked ? state.stages : [stage]; }

  function place(stage, event) {
    const box = stage.canvas.getBoundingClientRect();
    const [width, height] = stage.size;
    return [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
  }

  // The middle of two fingers, and how far apart they are.
  function pair(stage) {
    const [[x1, y1], [x2, y2]] = [...stage.pointers.values()];
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, distance: Math.max(Math.hypot(x2 - x1, y2 - y1), 1) };
  }

  function send(stage, action) {
    for (const one of touched(stage)) {
      one.advance(state.time);
      action(one);
    }
    request();
  }

  function down(stage, event) {
    if (event.button > 0 || stage.pointers.size > 1) return;
    event.preventDefault();
    stage.canvas.focus({ preventScroll: true });
    try { stage.canvas.setPointerCapture(event.pointerId); } catch { /* A test's pointer is no real one. */ }
    const [x, y] = place(stage, event);
    if (!state.playing) state.stamp = null;
    catchUp(event);
    state.held++;
    state.playing = true;
    if (state.stamp === null) state.stamp = event.timeStamp;
    stage.pointers.set(event.pointerId, [x, y]);
    if (stage.pointers.size === 1) return send(stage, one => one.touch(began, x, y));
    const { x: middle, y: center, distance } = pair(stage);
    stage.distance = distance;
    const [[firstX, firstY]] = stage.pointers.values();
    send(stage, one => {
      one.touch(lost, firstX, firstY);
      one.pinch(began, 1, middle, center);
    });
  }

  function drag(stage, event) {
    if (!stage.pointers.has(event.pointerId)) return;
    event.preventDefault();
    const events = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const one of events.length ? events : [event]) {
      catchUp(one);
      const [x, y] = place(stage, one);
      stage.pointers.set(event.pointerId, [x, y]);
      if (stage.distance) {
        const { x: middle, y: center, distance } = pair(stage);
        send(stage, other => other.pinch(moved, distance / stage.distance, middle, center));
      } else {
        send(stage, other => other.touch(moved, x, y));
      }
    }
  }

  function up(stage, event, phase) {
    if (!stage.pointers.has(event.pointerId)) return;
    event.preventDefault();
    catchUp(event);
    if (stage.distance) {
      const { x, y, distance } = pair(stage);
      const scale = distance / stage.distance;
      stage.distance = 0;
      state.held -= stage.pointers.size;
      stage.pointers.clear();
      return send(stage, one => one.pinch(phase, scale, x, y));
    }
    const [x, y] = place(stage, event);
    stage.pointers.delete(event.pointerId);
    state.held--;
    send(stage, one => one.touch(phase, x, y));
  }

  function turn(stage, event) {
    if (!stage.scrolls || event.ctrlKey) return;
    event.preventDefault();
    const unit = [1, 16, 400][event.deltaMode] || 1;
    const [x, y] = place(stage, event);
    if (!state.playing) state.stamp = null;
    state.playing = true;
    send(stage, one => one.wheel(x, y, event.deltaX * unit, event.deltaY * unit));
  }

  function listen(stage) {
    const on = (name, action) => stage.canvas.addEventListener(name, action, { passive: false });
    on("pointerdown", event => down(stage, event));
    on("pointermove", event => drag(stage, event));
    on("pointerup", event => up(stage, event, ended));
    on("pointercancel", event => up(stage, event, lost));
    on("wheel", event => turn(stage, event));
    on("contextmenu", event => event.preventDefault());
  }

  function key(event) {
    const isControl = event.target instanceof HTMLElement && event.target.closest("button, select, input");
    if (event.altKey || event.ctrlKey || event.metaKey || (isControl && event.target !== scrub)) return;
    const step = (event.shiftKey ? 10 : 1) * frame;
    const whole = Math.round(state.time / frame) * frame;
    const actions = {
      " ": () => state.playing ? stop() : start(),
      ArrowLeft: () => { stop(); seek(whole - step); },
      ArrowRight: () => { stop(); seek(whole + step); },
      Home: () => { stop(); seek(0); },
      End: () => { stop(); seek(length()); },
      l: () => { loop.checked = !loop.checked; },
    };
    const action = actions[event.key] || actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  }

  async function open() {
    const module = await WebAssembly.compile(await unpacked(element("player")));
    const engine = (await WebAssembly.instantiate(module, {})).exports;
    for (const node of document.querySelectorAll("script.scene")) {
      const options = { scale: Number(node.dataset.scale), scrolls: "scrolls" in node.dataset };
      const stage = new Stage(engine, await unpacked(node), node.dataset.title, options);
      state.stages.push(stage);
      element("stages").append(stage.figure);
      listen(stage);
    }
    const names = [...new Set(state.stages.flatMap(stage => stage.courses))];
    course.append(...names.map(name => new Option(name)));
    element("together-label").hidden = state.stages.length < 2;
    element("controls").hidden = false;
    element("message").textContent = "";
    play.addEventListener("click", () => state.playing ? stop() : start());
    scrub.addEventListener("input", () => { stop(); seek(Number(scrub.value)); });
    course.addEventListener("change", () => { choose(course.value); start(); });
    element("again").addEventListener("click", () => { choose(course.value); start(); });
    element("controls").addEventListener("submit", event => event.preventDefault());
    window.addEventListener("resize", () => { for (const stage of state.stages) stage.fitted = ""; request(); });
    document.addEventListener("keydown", key);
    show();
    document.documentElement.dataset.ready = Math.round(performance.now());
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches && !location.hash.includes("still")) start();
  }

  window.segue = {
    get time() { return state.time; },
    get length() { return length(); },
    get isPlaying() { return state.playing; },
    stages: state.stages,
    play: start, stop, seek, choose,
  };
  window.segue.ready = open().catch(error => {
    element("message").setAttribute("role", "alert");
    element("message").textContent = `This page cannot play: ${error.message}.`;
    throw error;
  });
})();

// All of it is inlined; a target has to have a source.
#include "CVectors.h"

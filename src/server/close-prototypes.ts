// A field of a body with this name must not reach a prototype, whatever later code does with it.
// As Node's own flag `--disable-proto=delete` does, and in one place for every way to start.
Reflect.deleteProperty(Object.prototype, '__proto__')

// What lies in a body under this name must not reach a prototype, whatever becomes of it behind the checks.
// As Node's own flag `--disable-proto=delete` does, and in one place for every way to start.
Reflect.deleteProperty(Object.prototype, '__proto__')

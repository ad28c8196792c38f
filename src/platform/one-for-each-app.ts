// Values of which each app has one. Routes and rules are declared before there is an app, and tests have many in one process.
import type { Services } from './services.ts'

/** @returns what `make` made for an app when it was first asked for there */
export function oneForEachApp<Made extends object>(make: (services: Services) => Made): (services: Services) => Made {
  const made = new WeakMap<Services, Made>()
  return (services) => {
    const one = made.get(services) ?? make(services)
    made.set(services, one)
    return one
  }
}

// Values of which each app has its own, because tests run many apps in one process and routes are declared before any app exists.
import type { Services } from './services.ts'

/** @returns what `make` made for an app when it was first asked for there */
export function perApp<Made extends object>(make: (services: Services) => Made): (services: Services) => Made {
  const made = new WeakMap<Services, Made>()
  return (services) => {
    const one = made.get(services) ?? make(services)
    made.set(services, one)
    return one
  }
}

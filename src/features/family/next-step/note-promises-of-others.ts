// Notes what another carer promised, and takes it back. Apart from who reads it: a page that asks needs none of this.
import { promisesOfOthers } from './promises-of-others.ts'

/** Another carer's device may be hostile: what it writes must not fill the storage of this one. */
const KEPT_MOST = 2000
const ID = /^[\w-]{1,100}$/

/** @param promiser the id of a device of another carer; '' where it is not known whose. What was noted of a promise before stays */
export function notePromisesOfOthers(ids: readonly string[], promiser: string): void {
  const noted = promisesOfOthers.read()
  const fresh = ids.filter((id) => !noted.has(id) && ID.test(id))
  if (fresh.length === 0) return
  keep([...noted, ...fresh.map((id) => [id, promiser] as const)].slice(-KEPT_MOST))
}

/** Asks on this device about one of them from now on. */
export function askAgainAbout(id: string): void {
  keep([...promisesOfOthers.read()].filter(([noted]) => noted !== id))
}

function keep(all: (readonly [id: string, promiser: string])[]): void {
  // A device that keeps nothing more asks again once the page is left.
  const text = all.length === 0 ? null : all.map((one) => one.join(' ')).join('\n')
  if (!promisesOfOthers.keep(text)) promisesOfOthers.hold(new Map(all))
}

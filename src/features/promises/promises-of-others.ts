// Which promises of a shared plan another carer made: each is asked about where it was made (decision 109). Kept beside the notebook
// as random ids: in the plan itself nobody is named.
import * as z from 'zod/mini'
import { parseJson } from '#src/web/parse-json.ts'
import { createStoredValue } from '#src/web/stored-value.ts'

/** The id of the device that made it, by the promise's id; '' where that is not known. */
export type Promisers = ReadonlyMap<string, string>

const Kept = z.array(z.array(z.string()))
/** Another carer's device may be hostile: what it writes must not fill the storage of this one. */
const KEPT_MOST = 2000
const LETTERS_MOST = 100

export const promisesOfOthers = createStoredValue<Promisers>(
  'promisesOfOthers',
  (text) => new Map(Kept.safeParse(parseJson(text)).data?.map(([id = '', promiser = '']) => [id, promiser])),
)

/** @param promiser the id of a device of another carer; '' where it is not known whose. What was noted of a promise before stays */
export function notePromisesOfOthers(ids: readonly string[], promiser: string): void {
  const noted = promisesOfOthers.read()
  const fresh = ids.filter((id) => !noted.has(id) && id.length <= LETTERS_MOST)
  if (fresh.length === 0) return
  keep([...noted, ...fresh.map((id) => [id, promiser] as const)].slice(-KEPT_MOST))
}

/** Asks on this device about those that turn out to be its own. */
export function askAgainAbout(isOwn: (id: string, promiser: string) => boolean): void {
  const noted = [...promisesOfOthers.read()]
  const left = noted.filter(([id, promiser]) => !isOwn(id, promiser))
  if (left.length < noted.length) keep(left)
}

function keep(all: (readonly [id: string, promiser: string])[]): void {
  // A device that keeps nothing more asks again once the page is left.
  if (!promisesOfOthers.keep(JSON.stringify(all))) promisesOfOthers.hold(new Map(all))
}

/** The promises that this device asks about. */
export function listOwn<Promise extends { id: string }>(promises: readonly Promise[], promisers: Promisers): Promise[] {
  return promises.filter(({ id }) => !promisers.has(id))
}

// Which promises of a shared plan another carer made: each is asked about where it was made (decision 109). Kept beside the notebook
// as random ids: in the plan itself nobody is named.
import { createStoredValue } from '#src/web/storage/stored-value.ts'

/** The id of the device that made it, by the promise's id; '' where that is not known. */
export type Promisers = ReadonlyMap<string, string>

/** Kept as a line each: the promise, a blank, the device. */
export const promisesOfOthers = createStoredValue<Promisers>(
  'promisesOfOthers',
  (text) => new Map(text?.split('\n').map((line) => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? ''])),
)

/** The promises that this device asks about. */
export function listOwn<Promise extends { id: string }>(promises: readonly Promise[], promisers: Promisers): Promise[] {
  return promises.filter(({ id }) => !promisers.has(id))
}

// Which promises of a shared plan another carer made: each is asked about where it was made (decision 109). Kept beside the notebook
// as random ids: in the plan itself nobody is named.
import * as z from 'zod/mini'
import { parseJson } from '#src/web/parse-json.ts'
import { createStoredValue } from '#src/web/stored-value.ts'

/** The id of the device that made it, by the promise's id; '' where that is not known. */
export type Promisers = ReadonlyMap<string, string>

const Kept = z.array(z.array(z.string()))
export const promisesOfOthers = createStoredValue<Promisers>(
  'promisesOfOthers',
  (text) => new Map(Kept.safeParse(parseJson(text)).data?.map(([id = '', promiser = '']) => [id, promiser])),
)

/** The promises that this device asks about. */
export function listOwn<Promise extends { id: string }>(promises: readonly Promise[], promisers: Promisers): Promise[] {
  return promises.filter(({ id }) => !promisers.has(id))
}

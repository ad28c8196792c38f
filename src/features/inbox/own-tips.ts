// The codes of the words for other parents that were written in this browser: a moderator cannot pass their own. They are written, and read with all
// that belongs to them, by `features/community/tips/own-tips.ts`.
import * as z from 'zod/mini'
import { parseJson } from '#src/shared/parse-json.ts'
import { createStoredValue } from '#src/web/storage/stored-value.ts'

const OwnTips = z.array(z.object({ code: z.string() }))

export const readOwnTips = createStoredValue<z.infer<typeof OwnTips>>('ownTips', (text) => {
  const known = OwnTips.safeParse(parseJson(text))
  return known.success ? known.data : []
}).read

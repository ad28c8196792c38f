// The words of a search that found nothing, from a visitor who agreed to be counted. There is no field for anything else.
import * as z from 'zod/mini'
import { endpoint } from '#src/shared/endpoint.ts'
import { SEARCH_WORDS_PATH } from '#src/shared/paths.ts'
import { plainText } from '#src/shared/plain-text.ts'
import { foldSearchWords } from '#src/shared/search-words.ts'

/** Four words and the blanks between them. */
const WORDS_LIMIT = 99

export const countSearchWords = endpoint({
  method: 'POST',
  path: SEARCH_WORDS_PATH,
  summary: 'Notes the day on which words were searched for in vain; the words themselves once five days brought them',
  input: z.strictObject({
    words: plainText(WORDS_LIMIT).check(z.refine((words) => foldSearchWords(words) === words)),
  }),
  answer: z.object({}),
})

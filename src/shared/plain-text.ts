// Text that people type into a field: within a length, and without the one character that PostgreSQL cannot keep.
import * as z from 'zod/mini'

/** @param limit in UTF-16 units, as a form's `maxlength` counts */
export function plainText(limit: number) {
  return z.string().check(
    z.maxLength(limit, `Please use at most ${limit} characters.`),
    z.refine((text) => !text.includes('\0'), 'Please remove characters that cannot be shown.'),
  )
}

// Text that people type into a field: within a length, and without the one character that PostgreSQL cannot keep.

import * as z from 'zod/mini'
import { messageRef } from './message-ref.ts'

/** @param limit in UTF-16 units, as a form's `maxlength` counts */
export function plainText(limit: number) {
  return z.string().check(
    z.maxLength(limit, messageRef('fields_text_too_long', { limit })),
    z.refine((text) => !text.includes('\0'), messageRef('fields_text_unshowable')),
  )
}

import * as z from 'zod/mini'

/** A text that is shown to a reader: trimmed, never empty. */
export const Words = z.string().check(z.trim(), z.minLength(1))

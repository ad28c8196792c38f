import * as z from 'zod/mini'

/** A text that somebody reads: trimmed, and never empty. */
export const Words = z.string().check(z.trim(), z.minLength(1))

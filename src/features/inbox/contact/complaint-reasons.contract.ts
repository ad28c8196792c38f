// Why a complaint is closed: a choice, so that nothing about a person is typed.
import * as z from 'zod/mini'

export const CloseReason = z.enum(['answered', 'answered-elsewhere', 'withdrawn', 'told-before', 'no-complaint'])
export type CloseReason = z.infer<typeof CloseReason>

export const CLOSE_REASONS = CloseReason.options

// `emoji` and `colour` of a toolkit's module.yaml: how it looks wherever it is named.
import * as z from 'zod/mini'
import { Words } from '#src/platform/content/content-words.ts'
import { ToolkitColour, type ToolkitLook } from '../curriculum.contract.ts'

/** Books stand for a toolkit that has no emoji of its own. */
const BOOKS = '📚'

export const LOOK_FIELDS = { emoji: z._default(Words, BOOKS), colour: z._default(ToolkitColour, 'night') }

export function lookOf({ emoji, colour }: ToolkitLook): ToolkitLook {
  return { emoji, colour }
}

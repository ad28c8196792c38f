// Reads one lesson file: its front matter and its sections. `docs/how-to/add-a-lesson.md` describes the format.
import { basename } from 'node:path'
import * as z from 'zod/mini'
import { ContentError } from '#src/platform/content/content-error.ts'
import { type MarkdownFile, readMarkdownFile } from '#src/platform/content/content-file.ts'
import { buildLessonBody, type LessonBody } from './lesson-blocks.content.server.ts'
import { type LessonSection, splitSections } from './lesson-sections.content.server.ts'

const Words = z.string().check(z.trim(), z.minLength(1))

const LessonFront = z.strictObject({
  id: z.string().check(z.regex(/^\d+\.\d+$/, 'Write it like "1.1"')),
  title: Words,
  description: Words,
  /** Every fact of the tool with the evidence behind it. */
  claims: z
    .array(z.strictObject({ says: Words, evidence: z.array(Words).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  /** Ids of help lines that every step shows. */
  help: z._default(z.array(Words), []),
  /** Abuse, blackmail, self-harm and the like: no question about cookies, no confetti, no newsletter (decision 82). */
  tone: z.optional(z.literal('serious')),
})

export interface LessonFile {
  file: string
  front: MarkdownFile<z.infer<typeof LessonFront>>['front']
  sections: LessonSection[]
  body: LessonBody
}

/** Reads a lesson file. @throws {ContentError} for the first mistake in it */
export function readLessonFile(file: string): LessonFile {
  const { front, body, bodyLine } = readMarkdownFile(file, LessonFront)
  const { id } = front.data
  if (!basename(file).startsWith(`${id}-`)) {
    throw front.mistake(
      ['id'],
      `The file's name does not start with the id "${id}".`,
      `Call it "${id}-<short-name>.md".`,
    )
  }
  const sections = splitSections(file, body, bodyLine)
  if (sections.length === 0) {
    const mend = 'Add the sections, from "## sparkAssess" on.'
    throw new ContentError({ file, line: bodyLine, problem: 'The tool has no sections.', mend })
  }
  return { file, front, sections, body: buildLessonBody(file, sections) }
}

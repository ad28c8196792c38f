// Reads one lesson file: its front matter and its sections. `docs/how-to/add-a-lesson.md` describes the format.

import { basename } from 'node:path'
import * as z from 'zod/mini'
import { ContentError } from '#src/platform/content/content-error.ts'
import { type MarkdownFile, readMarkdownFile } from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import type { Language } from '#src/shared/languages.ts'
import { ChartFront } from '../charts/chart-field.content.server.ts'
import type { Session } from '../session.contract.ts'
import { buildLessonBody, type ToolBody } from './lesson-blocks.content.server.ts'
import { type LessonSection, splitSections } from './lesson-sections.content.server.ts'
import { NOW_SECTION, type NowWords, readNow } from './now-page.content.server.ts'
import { readSession, SESSION_START, sessionFront } from './session.content.server.ts'

const LADDER_STEPS = 5

const ShortAnswer = z.strictObject({ say: Words, do: Words, dont: Words, forOneAdult: z.optional(z.boolean()) })
/** `translated` is said by the reader of the short answers of a language, never in a file. */
type ShortAnswer = z.infer<typeof ShortAnswer> & { translated?: true }

const FEWEST_CHOICES = 3
const MOST_CHOICES = 5
const OBSTACLES = 3
const Choices = z.array(Words).check(z.minLength(FEWEST_CHOICES), z.maxLength(MOST_CHOICES))
const NextStepFront = z.strictObject({
  cues: Choices,
  actions: Choices,
  obstacles: z
    .array(z.strictObject({ reason: Words, fix: Words }))
    .check(z.minLength(OBSTACLES), z.maxLength(OBSTACLES)),
  smaller: Words,
})

/** The steps of 'More freedom, step by step', from close to loose. */
const LadderFront = z
  .array(z.strictObject({ step: Words, ready: Words }))
  .check(z.minLength(LADDER_STEPS), z.maxLength(LADDER_STEPS))

const LessonFront = z.strictObject({
  id: z.string().check(z.regex(/^\d+\.\d+$/, 'Write it like "1.1"')),
  title: Words,
  description: Words,
  /** The name of its picture. */
  scene: z.optional(Words),
  /** A figure of one of its sources, shown where the tool says how we know. */
  chart: z.optional(ChartFront),
  /** Every fact of the tool with the evidence behind it. */
  claims: z
    .array(z.strictObject({ says: Words, evidence: z.array(Words).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  /** Ids of help lines that every step shows. */
  help: z._default(z.array(Words), []),
  /** Abuse, blackmail, self-harm and the like: no question about cookies, no confetti, no newsletter. */
  tone: z.optional(z.literal('serious')),
  /** Say, do, don't: for a parent who has thirty seconds. */
  shortAnswer: z.optional(ShortAnswer),
  /** The if-then plans that it offers. */
  nextStep: z.optional(NextStepFront),
  /** How a teenager may see it: their words, and what may lie behind them. */
  teenView: z.optional(z.strictObject({ says: Words, behind: Words })),
  ladder: z.optional(LadderFront),
  ...sessionFront,
})

type LessonFront = z.infer<typeof LessonFront> & { shortAnswer?: ShortAnswer | undefined }

export type LessonBody = ToolBody | { session: Session }

export interface LessonFile {
  file: string
  /** The one it is written in. */
  language: Language
  front: MarkdownFile<LessonFront>['front']
  sections: LessonSection[]
  body: LessonBody
  /** Only a serious tool has it. It may be there in a language before the tool is. */
  now: NowWords | undefined
}

/** Reads a lesson file. @throws {ContentError} for the first mistake in it */
export function readLessonFile(language: Language, file: string): LessonFile {
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
  const now = sections.at(-1)?.name === NOW_SECTION ? sections.at(-1) : undefined
  if (now && front.data.tone !== 'serious') {
    const mend = 'Take the section out, or add "tone: serious".'
    throw new ContentError({ file, line: now.line, field: now.name, problem: 'Only a serious tool has this.', mend })
  }
  const steps = now === undefined ? sections : sections.slice(0, -1)
  const isSession = steps[0]?.name === SESSION_START
  const read = isSession ? readSession(language, file, steps, front) : buildLessonBody(language, file, steps)
  return { file, language, front, sections, body: read, now: now && readNow(language, now) }
}

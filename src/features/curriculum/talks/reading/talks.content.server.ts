// The only reader of content/<language>/talks/*.md.
import { basename } from 'node:path'
import * as z from 'zod/mini'
import type { Helpline } from '#src/features/help/help.contract.ts'
import { citeSources } from '#src/features/help/sources/find-source.server.ts'
import type { Source } from '#src/features/help/sources/sources.contract.ts'
import {
  CONTENT_ROOT,
  listContentFiles,
  markUntranslated,
  readMarkdownFile,
} from '#src/platform/content/content-file.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { DEFAULT_LANGUAGE, type Language } from '#src/shared/languages.ts'
import { PLAN_ROOMS, RULE_KEEPERS } from '#src/shared/plan-room.ts'
import { ToolkitColour } from '../../curriculum.contract.ts'
import { TALK_AGES, type Talk } from '../talk.ts'
import { checkAges, readTurns, Spoken } from './talk-turns.content.server.ts'

const MOST_TOOLS = 3

const Front = z.strictObject({
  title: Words,
  /** Its place in the list: smaller numbers come first. */
  place: z.int(),
  topic: Words,
  where: Words,
  colour: ToolkitColour,
  ages: z.array(z.enum(TALK_AGES)).check(z.minLength(1)),
  tone: z.optional(z.literal('serious')),
  scene: Words,
  bubble: z.optional(
    z.strictObject({ side: z.optional(z.literal('start')), tail: z.optional(z.enum(['start', 'middle'])) }),
  ),
  evidence: z.array(Words).check(z.minLength(1)),
  help: z._default(z.array(Words), []),
  tools: z.array(Words).check(z.minLength(1), z.maxLength(MOST_TOOLS)),
  search: Words,
  keep: Words,
  nextStep: z.strictObject({ cue: Words, action: Words }),
  agreement: z.strictObject({ room: z.enum(PLAN_ROOMS), kind: z.enum(RULE_KEEPERS), what: Words, why: Words }),
  opens: Spoken,
})

export interface TalkReferences {
  helplines: readonly Helpline[]
  sources: readonly Source[]
}

/** Reads the talks in the order of their list. @throws {ContentError} for the first mistake */
export function readTalks(language: Language, references: TalkReferences, root: string = CONTENT_ROOT): Talk[] {
  // Every language has the same picture: where the bubble stands in it is for the English file to say.
  const bubbles = new Map(
    listTalkFiles(DEFAULT_LANGUAGE, root).map((file) => [
      basename(file, '.md'),
      readMarkdownFile(file, Front).front.data.bubble,
    ]),
  )
  const read = listTalkFiles(language, root).map((file) => {
    const { talk, ...rest } = readTalk(file, references)
    const bubble = bubbles.get(talk.slug)
    return { ...rest, talk: { ...talk, ...(bubble && { bubble }), ...markUntranslated(language, file, root) } }
  })
  for (const { place, talk, mistake } of read) {
    const other = read.find((one) => one.place === place && one.talk !== talk)
    if (other) throw mistake(['place'], `"${other.talk.slug}" has this place too.`, 'Give each a place of its own.')
  }
  return read.sort((one, other) => one.place - other.place).map(({ talk }) => talk)
}

export function listTalkFiles(language: Language, root: string = CONTENT_ROOT): string[] {
  return listContentFiles(language, 'talks', '.md', root)
}

/** Reads one talk. @throws {ContentError} for the first mistake in it */
export function readTalk(file: string, { helplines, sources }: TalkReferences) {
  const { front, body, bodyLine } = readMarkdownFile(file, Front)
  const { place, tone, evidence, help, bubble: _ofEnglish, ...words } = front.data
  const { mistake } = front
  checkAges(words.opens, words.ages, (problem, mend) => mistake(['opens'], problem, mend))
  const talk: Talk = {
    slug: basename(file, '.md'),
    ...words,
    serious: tone === 'serious',
    turns: readTurns(file, body, bodyLine, words.ages),
    helplines: help.map((id, index) => {
      const found = helplines.find((line) => line.id === id)
      if (found && help.indexOf(id) === index) return found
      const problem = found ? `"${id}" stands here twice.` : `There is no help line "${id}".`
      throw mistake(['help', index], problem, 'Use the ids of helplines.yaml, each once.')
    }),
    sources: citeSources(sources, evidence, mistake, ['evidence']),
  }
  return { place, talk, mistake }
}

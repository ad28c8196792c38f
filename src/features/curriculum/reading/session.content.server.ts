// Reads a session: a tool whose first section is `parent`. `docs/how-to/add-a-session.md` describes the format.

import * as z from 'zod/mini'
import { ContentError } from '#src/platform/content/content-error.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseYaml, type YamlData } from '#src/platform/content/content-yaml.ts'
import { parseMarkdown } from '#src/platform/content/markdown.ts'
import { translator } from '#src/platform/content/translator.ts'
import type { Language } from '#src/shared/languages.ts'
import { findDrawingPath, requireScenePath } from '../pictures/scene-files.server.ts'
import { ChoiceKind, type Session, SessionRule, TurnTaker } from '../session.contract.ts'
import { divideWords } from './folded-parts.content.server.ts'
import { requireSections } from './lesson-blocks.content.server.ts'
import type { LessonSection } from './lesson-sections.content.server.ts'

/** With it a file is a session. */
export const SESSION_START = 'parent'
const SESSION_SECTIONS = [SESSION_START, 'turns', 'cards', 'goesWrong'] as const
const CHOICES = 3

/** The headings that fold below `goesWrong`, in their order. */
export function listSessionParts(language: Language): string[] {
  const t = translator(language)
  return [t('tool_parts_send'), t('tool_parts_second_home'), t('tool_parts_foster')]
}

/** What the front matter of a session has beside that of every tool. */
export const sessionFront = {
  skill: z.optional(Words),
  rule: z.optional(z.strictObject({ ...SessionRule.shape, what: Words, why: Words })),
  licence: z.optional(Words),
  again: z.optional(Words),
  mission: z.optional(Words),
}
const SessionFront = z.object(sessionFront)
type SessionFront = YamlData<z.infer<typeof SessionFront>>

/** What a picture shows, and the name of its drawing. */
const pictureYaml = { picture: Words, drawing: Words }

const TurnsYaml = z.strictObject({
  opening: Words,
  turns: z
    .array(z.strictObject({ who: TurnTaker, say: Words, send: z.strictObject({ say: Words, ...pictureYaml }) }))
    .check(z.minLength(1)),
})
const CardsYaml = z.strictObject({
  cards: z
    .array(
      z.strictObject({
        situation: Words,
        choices: z
          .array(z.strictObject({ text: Words, kind: ChoiceKind, words: Words }))
          .check(z.minLength(CHOICES), z.maxLength(CHOICES)),
        send: z.strictObject({ situation: Words, ...pictureYaml }),
      }),
    )
    .check(z.minLength(1)),
})

/** @throws {ContentError} for the first mistake in it */
export function readSession(
  language: Language,
  file: string,
  sections: LessonSection[],
  front: SessionFront,
): { session: Session } {
  const [parent, turns, cards, goesWrong] = requireSections(file, sections, SESSION_SECTIONS) as [
    LessonSection,
    LessonSection,
    LessonSection,
    LessonSection,
  ]
  const { tree, folded } = readParts(language, parent, false)
  const session = {
    parent: { heading: requireHeading(parent), tree, folded },
    ...readTurns(turns),
    cards: readCards(cards),
    handOver: requireScenePath('hand-over'),
    goesWrong: readParts(language, goesWrong, true),
    ...requireFront(front),
  }
  return { session }
}

function requireFront(front: SessionFront): Pick<Session, 'skill' | 'rule' | 'licence' | 'again' | 'mission'> {
  const { skill, rule, licence, again, mission } = front.data
  if (!skill || !rule || !licence || !again || !mission) {
    const field = Object.entries({ skill, rule, licence, again, mission }).find(([, value]) => !value)?.[0]
    throw front.mistake(['id'], `The session has no "${field}".`, 'docs/how-to/add-a-session.md shows one.')
  }
  return { skill, rule, licence, again, mission }
}

function readTurns(section: LessonSection): Pick<Session, 'opening' | 'turns'> {
  const { data, mistake } = readYamlOf(section, TurnsYaml)
  const turns = data.turns.map(({ send, ...turn }, index) => {
    const drawing = requireDrawing(send.drawing, mistake, ['turns', index, 'send', 'drawing'])
    return { ...turn, send: { ...send, drawing } }
  })
  return { opening: data.opening, turns }
}

/** @returns the address of a drawing. @throws {ContentError} when there is no such drawing */
function requireDrawing(name: string, mistake: YamlData<unknown>['mistake'], path: (string | number)[]): string {
  const drawing = findDrawingPath(name)
  if (drawing !== undefined) return drawing
  throw mistake(path, `There is no drawing "${name}".`, 'Take the name of one, or draw it: docs/pictures.md.')
}

/** One of each kind, in an order that gives nothing away. */
function readCards(section: LessonSection): Session['cards'] {
  const { data, mistake } = readYamlOf(section, CardsYaml)
  for (const [index, { choices }] of data.cards.entries()) {
    const missing = ChoiceKind.options.find((kind) => !choices.some((choice) => choice.kind === kind))
    if (missing === undefined) continue
    const mend = `Give it one choice of each kind: ${ChoiceKind.options.join(', ')}.`
    throw mistake(['cards', index, 'choices'], `The card has no choice that is "${missing}".`, mend)
  }
  return data.cards.map(({ send, ...card }, index) => {
    const drawing = requireDrawing(send.drawing, mistake, ['cards', index, 'send', 'drawing'])
    return { ...card, send: { ...send, drawing } }
  })
}

function readParts(language: Language, section: LessonSection, foldsAll: boolean): Session['goesWrong'] {
  if (section.words === '') throw mistakeIn(section, 'The section has no words.', 'Write them below its heading.')
  if (section.yaml ?? section.exercise) {
    throw mistakeIn(section, 'This section has no yaml block.', 'Take the block out or move it.')
  }
  const { open, folded = [] } = divideWords(language, section.words, foldsAll)
  if (open === '') throw mistakeIn(section, 'No words stand open.', 'Write some above the first "####".')
  const empty = folded.find(({ tree }) => tree.length === 0)
  if (empty) throw mistakeIn(section, `No words stand below "#### ${empty.heading}".`, 'Write some, or take it out.')
  return { tree: parseMarkdown(open), folded: folded.map(({ heading, tree }) => ({ heading, tree })) }
}

function requireHeading(section: LessonSection): string {
  if (section.heading !== '') return section.heading
  throw mistakeIn(section, 'The heading is missing.', 'Start with a line such as "### Two minutes for the grown-up".')
}

function readYamlOf<T>(section: LessonSection, schema: z.ZodMiniType<T>): YamlData<T> {
  const { file, yaml, words } = section
  if (words !== '') throw mistakeIn(section, 'No words stand beside the yaml block here.', 'Move them into the block.')
  if (yaml === undefined) {
    throw mistakeIn(section, 'The yaml block is missing.', 'Add it; docs/how-to/add-a-session.md shows one.')
  }
  return parseYaml(yaml.text, schema, { file, firstLine: yaml.line })
}

function mistakeIn({ file, line, name }: LessonSection, problem: string, mend: string): ContentError {
  return new ContentError({ file, line, field: name, problem, mend })
}

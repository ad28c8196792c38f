// Reads the exercise of a section: its yaml says in `exercise` which of the three kinds it is.

import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { Words } from '#src/platform/content/content-words.ts'
import { parseYaml, type YamlData } from '#src/platform/content/content-yaml.ts'
import type { Exercise, OrderExercise, PilesExercise } from '../exercise.contract.ts'
import type { LessonSection } from './lesson-sections.content.server.ts'

const EXAMPLES = 3

const OrderYaml = z.strictObject({
  exercise: z.literal('order'),
  prompt: Words,
  lines: z.array(Words).check(z.minLength(3), z.maxLength(6)),
  why: Words,
})
const PilesYaml = z.strictObject({
  exercise: z.literal('piles'),
  prompt: Words,
  piles: z.array(Words).check(z.minLength(2), z.maxLength(3)),
  lines: z.array(z.strictObject({ text: Words, pile: Words, why: Words })).check(z.minLength(4), z.maxLength(8)),
})
const OwnWordsYaml = z.strictObject({
  exercise: z.literal('own-words'),
  prompt: Words,
  examples: z.array(Words).check(z.minLength(EXAMPLES), z.maxLength(EXAMPLES)),
})
const KindYaml = z.looseObject({ exercise: z.enum(['order', 'piles', 'own-words']) })

/** The exercise of a section, if it has one. @throws {ContentError} for a mistake in it */
export function readExercise({ file, exercise }: LessonSection): Exercise | undefined {
  if (exercise === undefined) return undefined
  const place = { file, firstLine: exercise.line }
  switch (parseYaml(exercise.text, KindYaml, place).data.exercise) {
    case 'order':
      return readOrder(parseYaml(exercise.text, OrderYaml, place))
    case 'piles':
      return readPiles(parseYaml(exercise.text, PilesYaml, place))
    case 'own-words': {
      const { prompt, examples } = parseYaml(exercise.text, OwnWordsYaml, place).data
      return { kind: 'own-words', prompt, examples }
    }
  }
}

function readOrder({ data, mistake }: YamlData<z.infer<typeof OrderYaml>>): OrderExercise {
  refuseTwins(data.lines, mistake)
  return { kind: 'order', prompt: data.prompt, lines: shuffle(data.lines), why: data.why }
}

function readPiles({ data, mistake }: YamlData<z.infer<typeof PilesYaml>>): PilesExercise {
  const { prompt, piles, lines } = data
  const texts = lines.map(({ text }) => text)
  refuseTwins(texts, mistake)
  for (const [index, { pile }] of lines.entries()) {
    if (piles.includes(pile)) continue
    throw mistake(['lines', index, 'pile'], `There is no pile "${pile}".`, `Write one of ${piles.join(', ')}.`)
  }
  return { kind: 'piles', prompt, piles, lines }
}

function refuseTwins(texts: string[], mistake: YamlData<unknown>['mistake']): void {
  const twin = texts.findIndex((text, index) => texts.indexOf(text) !== index)
  if (twin !== -1) throw mistake(['lines', twin], 'This line stands here twice.', 'Keep one of them.')
}

// Orders the lines by their hashes: no two tools are shuffled alike, and one tool looks the same to every reader at every build.
function shuffle(texts: readonly string[]): OrderExercise['lines'] {
  const lines = texts.map((text, index) => ({ text, place: index + 1 }))
  const shuffled = lines.toSorted((one, other) => hashOf(one.text).localeCompare(hashOf(other.text)))
  return shuffled.every(({ place }, index) => place === index + 1) ? shuffled.toReversed() : shuffled
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

// Reads the turns of a talk: `## id` and one block of yaml each.
import { fromMarkdown } from 'mdast-util-from-markdown'
import * as z from 'zod/mini'
import { ContentError } from '#src/platform/content/content-error.ts'
import { Words } from '#src/platform/content/content-words.ts'
import { parseYaml, type YamlData } from '#src/platform/content/content-yaml.ts'
import { type ByAge, END, TALK_AGES, type TalkAge, type WrittenTurn, wordsAt } from '../talk.ts'
import { findEnding, followBest, turnsAt } from '../walking/walk-turns.ts'

const FEWEST_OPTIONS = 3
const MOST_OPTIONS = 4
const FEWEST_TURNS = 3
const FEWEST_MENDED = 2
const MOST_BEST = 2

/** One text for all ages, or one for each. */
export const Spoken = z.union([Words, z.partialRecord(z.enum(TALK_AGES), Words)], {
  error: `This is neither one text nor one for each age (${TALK_AGES.map((age) => `"${age}"`).join(', ')})`,
})

const Mend = z.strictObject({
  say: Words,
  answer: Spoken,
  /** The ages at which it opens nothing. */
  fails: z.optional(z.array(z.enum(TALK_AGES)).check(z.minLength(1))),
})
const Turn = z.strictObject({
  options: z
    .array(
      z.strictObject({
        say: Words,
        answer: Spoken,
        why: Words,
        next: Spoken,
        best: z.optional(z.literal(true)),
        mend: z.optional(Mend),
      }),
    )
    .check(z.minLength(FEWEST_OPTIONS), z.maxLength(MOST_OPTIONS)),
})

interface ReadTurn extends Omit<WrittenTurn, 'ages'> {
  /** The line of its heading. */
  line: number
  mistake: YamlData<unknown>['mistake']
}

/** Every turn, the first one first. @throws {ContentError} for the first mistake, also where a way does not end */
export function readTurns(file: string, body: string, bodyLine: number, ages: readonly TalkAge[]): WrittenTurn[] {
  const turns = splitTurns(file, body, bodyLine)
  const at = (line: number, problem: string, mend: string) => new ContentError({ file, line, problem, mend })
  const talks = ages.map((age) => ({ age, turns: turnsAt(turns, age) }))
  for (const turn of turns) checkTurn(turn, turns, listAges(talks, turn.id), ages)
  for (const { id, line } of turns) {
    if (listAges(talks, id).length === 0) {
      throw at(line, `The turn "${id}" is never reached.`, `Let an option lead to it (next: ${id}), or take it out.`)
    }
    if (talks.some((talk) => talk.turns.some((turn) => turn.id === id) && !findEnding(talk.turns).has(id))) {
      throw at(line, `From the turn "${id}" no way leads to an end.`, 'Let one of its ways come to "next: end".')
    }
  }
  const shortest = Math.min(turns.length, ...talks.map((talk) => talk.turns.length))
  if (shortest < FEWEST_TURNS) {
    throw at(bodyLine, `The talk has ${shortest} turns.`, `Write at least ${FEWEST_TURNS}, each below a line "## id".`)
  }
  const mended = turns.flatMap(({ options }) => options).filter(({ mend }) => mend !== undefined).length
  if (mended < FEWEST_MENDED) {
    const problem = `The options that can be mended are ${mended}.`
    throw at(bodyLine, problem, `Give at least ${FEWEST_MENDED} of them a "mend".`)
  }
  if (talks.some((talk) => followBest(talk.turns).at(-1)?.option.next !== END)) {
    throw at(
      bodyLine,
      'The best options go in a circle and never come to an end.',
      'Let the last of them end the talk.',
    )
  }
  return turns.map(({ id, options }) => ({ id, ages: listAges(talks, id), options }))
}

/** The ages that come to a turn. */
function listAges(talks: readonly { age: TalkAge; turns: readonly { id: string }[] }[], id: string): TalkAge[] {
  return talks.filter(({ turns }) => turns.some((turn) => turn.id === id)).map(({ age }) => age)
}

function splitTurns(file: string, body: string, bodyLine: number): ReadTurn[] {
  const turns: ReadTurn[] = []
  let heading: { id: string; line: number } | undefined
  for (const node of fromMarkdown(body).children) {
    const line = bodyLine - 1 + (node.position?.start.line ?? 1)
    const at = (problem: string, mend: string) => new ContentError({ file, line, problem, mend })
    if (node.type === 'heading' && node.depth === 2 && heading === undefined) {
      const id = body.slice(node.position?.start.offset, node.position?.end.offset).replace(/^##\s*/, '')
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id === END) {
        throw at(`"${id}" is no name of a turn.`, `Write words in small letters with hyphens, and not "${END}".`)
      }
      if (turns.some((turn) => turn.id === id))
        throw at(`Two turns are called "${id}".`, 'Give each a name of its own.')
      heading = { id, line }
    } else if (node.type === 'code' && /^ya?ml$/.test(node.lang ?? '') && heading !== undefined) {
      const { data, mistake } = parseYaml(node.value, Turn, { file, firstLine: line + 1 })
      turns.push({ ...heading, options: data.options, mistake })
      heading = undefined
    } else {
      throw at('Here should be a turn.', 'Write "## id" and one block of yaml below it, and nothing else.')
    }
  }
  if (heading === undefined) return turns
  const { id, line } = heading
  throw new ContentError({ file, line, problem: `The turn "${id}" is empty.`, mend: 'Write its options below it.' })
}

/** @param reaching the ages that come to the turn: for these it has words. A turn without any is found later. */
function checkTurn(
  { id, options, mistake }: ReadTurn,
  turns: readonly ReadTurn[],
  reaching: readonly TalkAge[],
  all: readonly TalkAge[],
): void {
  const ages = reaching.length === 0 ? all : reaching
  const best = options.filter((option) => option.best).length
  if (best < 1 || best > MOST_BEST) {
    throw mistake(['options'], `The turn "${id}" has ${best} best options.`, 'Write "best: true" at one or two.')
  }
  for (const [index, option] of options.entries()) {
    const at = (...field: string[]) => ['options', index, ...field]
    const { next, mend } = option
    checkAges(next, ages, (problem, help) => mistake(at('next'), problem, help))
    const unknown = ages
      .map((age) => wordsAt(next, age))
      .find((name) => name !== END && !turns.some((turn) => turn.id === name))
    if (unknown !== undefined) {
      const names = turns.map((turn) => turn.id).join(', ')
      throw mistake(at('next'), `There is no turn "${unknown}".`, `Write one of ${names}, or ${END}.`)
    }
    if (option.best && mend) throw mistake(at('mend'), 'The best option needs no mending.', 'Take it out.')
    if (mend?.fails) checkFails(mend.fails, ages, (problem, help) => mistake(at('mend', 'fails'), problem, help))
    for (const [field, exchange] of Object.entries({ answer: option, mend })) {
      if (exchange === undefined) continue
      const path = field === 'answer' ? at('answer') : at(field, 'answer')
      checkAges(exchange.answer, ages, (problem, help) => mistake(path, problem, help))
    }
  }
}

/** A repair line must work at one age at least. */
function checkFails(
  fails: readonly TalkAge[],
  ages: readonly TalkAge[],
  create: (problem: string, mend: string) => ContentError,
): void {
  const extra = fails.find((age) => !ages.includes(age))
  if (extra !== undefined) throw create(`The talk is not for the age "${extra}".`, 'Take it out.')
  if (ages.every((age) => fails.includes(age))) throw create('It mends nothing at any age.', 'Leave one age out.')
}

/** Says which of the talk's ages is missing, or too many. */
export function checkAges(
  spoken: ByAge,
  ages: readonly TalkAge[],
  create: (problem: string, mend: string) => ContentError,
): void {
  if (typeof spoken === 'string') return
  const missing = ages.find((age) => spoken[age] === undefined)
  if (missing !== undefined) throw create(`There are no words for the age "${missing}".`, 'Add them.')
  const extra = TALK_AGES.find((age) => spoken[age] !== undefined && !ages.includes(age))
  if (extra !== undefined) throw create(`The talk is not for the age "${extra}".`, 'Take it out, or add it to "ages".')
}

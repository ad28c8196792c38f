// What a talk may say, how long it may be, and that it belongs to a tool that exists. That its ways end is for its reader.
import { join } from 'node:path'
import type { Lesson } from '#src/features/curriculum/curriculum.contract.ts'
import {
  type Exchange,
  type Spoken,
  TALK_AGES,
  type Talk,
  type TalkAge,
  wordsAt,
} from '#src/features/curriculum/talks/talk.ts'
import { checkStatements } from '../forbidden/forbidden-statements.ts'
import { type CheckedText, createLineFinder } from '../reading/checked-text.ts'
import { checkReadingOf } from '../reading/reading-grade.ts'
import { listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'
import { compareTone } from './practice-rules.ts'
import { checkToolNames } from './tool-name-rules.ts'

/** In words. */
const LONGEST = { scene: 35, search: 30, keep: 12, say: 25, answer: 20, why: 20 }
/** In letters: how much the plan takes. */
const PROMISE_LIMIT = 120
const AGREEMENT_LIMIT = 160

/** Those who study the question asked teenagers and adults: a younger child is asked only after a sign, with other words. */
const UNDER_13: readonly TalkAge[] = ['9', '11']
const SUICIDE = /\bsuicid/i

/** Fewer turns than this show no pattern. */
const PATTERN_FROM = 20
const LONGEST_IS_BEST = 0.5

interface TalkText {
  part: CheckedText['part']
  kind: keyof typeof LONGEST | 'nextStep' | 'agreement' | 'other'
  text: string
}

/** Finds something wrong at the line of a text. */
type Find = (text: string, problem: string, mend: string) => Finding

/**
 * Every rule over one talk.
 * @param source the text of its file
 * @param lessons every tool; undefined where they cannot be read
 */
export function checkTalk(
  folder: string,
  talk: Talk,
  source: string,
  lessons: readonly Pick<Lesson, 'stageId' | 'moduleId' | 'lessonId'>[] | undefined,
): Finding[] {
  const file = join(folder, 'talks', `${talk.slug}.md`)
  const lineOf = createLineFinder(source)
  const find: Find = (text, problem, mend) => createFinding({ file, line: lineOf(text) }, problem, mend)
  const texts = listTalkTexts(talk)
  const read = texts
    .filter(({ kind }) => kind !== 'search')
    .map(({ part, text }): CheckedText => ({ file, part, text, line: lineOf(text) }))
  return [
    ...checkReadingOf(file, read),
    ...checkStatements(read),
    ...texts.flatMap((one) => [...checkLength(one, find), ...checkForm(one, find)]),
    ...checkNextStepWords(talk, find),
    ...checkToolNames([{ name: talk.slug, file, source, tools: talk.tools }], lessons),
    ...checkSerious(talk, find),
    ...checkPlaces(talk, find),
    ...checkSuicideQuestion(talk, find),
  ]
}

/** Over all talks: the best lines and the others are alike in what shows without the talk. `file` names what they have in common. */
export function checkTalkTone(file: string, talks: readonly Pick<Talk, 'turns'>[]): Finding[] {
  const turns = talks.flatMap((talk) => talk.turns)
  if (turns.length < PATTERN_FROM) return []
  const options = turns.flatMap((turn) => turn.options)
  const says = (best: boolean) => options.filter((one) => (one.best ?? false) === best).map(({ say }) => say)
  const longest = turns.filter((turn) => findLongest(turn).best).length
  const problem = `The longest line is a best one in ${longest} of ${turns.length} turns of talks.`
  return [
    ...compareTone(file, { right: says(true), wrong: says(false) }),
    ...(longest <= turns.length * LONGEST_IS_BEST
      ? []
      : [createFinding({ file }, problem, 'At most half of them may. Shorten it or lengthen another.')]),
  ]
}

function findLongest({ options }: Talk['turns'][number]): Talk['turns'][number]['options'][number] {
  return options.reduce((longest, one) => (one.say.length > longest.say.length ? one : longest))
}

function checkLength({ kind, text }: TalkText, find: Find): Finding[] {
  if (kind === 'other') return []
  const [count, most, unit] =
    kind === 'nextStep'
      ? [text.length, PROMISE_LIMIT, 'letters']
      : kind === 'agreement'
        ? [text.length, AGREEMENT_LIMIT, 'letters']
        : [listWords(text).length, LONGEST[kind], 'words']
  return count <= most ? [] : [find(text, `This has ${count} ${unit}: "${text}".`, `Keep to ${most}.`)]
}

function checkForm({ kind, text }: TalkText, find: Find): Finding[] {
  if (kind !== 'answer' || !/^["“]/.test(text)) return []
  return [find(text, `${text} stands in quotation marks.`, 'The page shows who speaks: leave them out.')]
}

function checkNextStepWords({ nextStep: { cue, action } }: Talk, find: Find): Finding[] {
  return [
    ...(/^if\b/i.test(cue) ? [find(cue, 'The page says "If" already.', 'Start with what comes after it.')] : []),
    ...(/^(?:then|I)\b/i.test(action)
      ? [find(action, 'The page says "then I" already.', 'Start with what comes after it.')]
      : []),
  ]
}

function checkSerious({ title, serious, helplines }: Talk, find: Find): Finding[] {
  if (!serious || helplines.length > 0) return []
  return [find(title, 'A serious talk names no help line.', 'Add "help:" with ids of helplines.yaml.')]
}

function checkPlaces({ title, turns }: Talk, find: Find): Finding[] {
  const places = new Set(turns.map(({ options }) => options.findIndex(({ best }) => best)))
  return places.size > 1
    ? []
    : [find(title, 'The best option has the same place in each turn.', 'Move it in one of them.')]
}

/** What is best to say to a child under 13, or puts it right, does not name suicide. */
function checkSuicideQuestion({ turns }: Talk, find: Find): Finding[] {
  return turns
    .filter(({ ages }) => ages.some((age) => UNDER_13.includes(age)))
    .flatMap(({ options }) => options.flatMap(({ best, say, mend }) => [...(best ? [say] : []), mend?.say ?? '']))
    .filter((text) => SUICIDE.test(text))
    .map((text) =>
      find(
        text,
        `A child under 13 is asked about suicide: "${text}".`,
        'Lead this age to a turn of its own ("next" by age), and say in a "why" what to do after a sign.',
      ),
    )
}

/** Everything that is read in a talk, at every age. What a tired parent says may be what we would not advise. */
function listTalkTexts({ title, topic, scene, search, keep, nextStep, agreement, opens, turns }: Talk): TalkText[] {
  const own: TalkText[] = [
    { part: 'title', kind: 'other', text: title },
    { part: 'title', kind: 'other', text: topic },
    { part: 'words', kind: 'scene', text: scene },
    { part: 'words', kind: 'search', text: search },
    { part: 'words', kind: 'keep', text: keep },
    { part: 'words', kind: 'nextStep', text: nextStep.cue },
    { part: 'words', kind: 'nextStep', text: nextStep.action },
    { part: 'words', kind: 'agreement', text: agreement.what },
    { part: 'words', kind: 'agreement', text: agreement.why },
  ]
  const said = turns.flatMap(({ options }) =>
    options.flatMap(({ best, say, answer, why, mend }): TalkText[] => [
      ...listExchange({ say, answer }, best ? 'words' : 'option'),
      { part: 'feedback', kind: 'why', text: why },
      ...(mend ? listExchange(mend, 'words') : []),
    ]),
  )
  return [...own, ...listSpoken(opens), ...said]
}

function listExchange({ say, answer }: Exchange, part: TalkText['part']): TalkText[] {
  return [{ part, kind: 'say', text: say }, ...listSpoken(answer)]
}

function listSpoken(spoken: Spoken): TalkText[] {
  const texts = TALK_AGES.map((age) => wordsAt(spoken, age)).filter((text) => text !== '')
  return [...new Set(texts)].map((text) => ({ part: 'option', kind: 'answer', text }))
}

// A session is a session of the Explorer's Guide, short, easy for the child who reads its turns, and says
// what every session says.

import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { LessonFile } from '#src/features/curriculum/reading/lesson-file.content.server.ts'
import { listSessionParts } from '#src/features/curriculum/reading/session.content.server.ts'
import type { Session, SessionTurn } from '#src/features/curriculum/session.contract.ts'
import { textsOfBlocks } from '#src/shared/markdown-text.ts'
import { EXPLORERS_GUIDE_ID } from '#src/shared/paths.ts'
import { createLineFinder } from '../reading/checked-text.ts'
import { findMedian, gradeTexts, listWords } from '../reading/sentences.ts'
import { createFinding, type Finding } from './finding.ts'

const TURNS = { from: 4, to: 6 }
const CARDS = { from: 2, to: 3 }
const HARDEST_MEDIAN = 3
const HARDEST_TURN = 3.5
const TURN_WORDS = 30
const SITUATION_WORDS = 35
const PARENT_WORDS = 220
const GOES_WRONG_WORDS = 90
const PROMISE = /telling never costs the phone/i

type Mistake = [words: string, problem: string, mend: string]

export function checkSession({ file, body, front }: LessonFile): Finding[] {
  const belongs = basename(dirname(dirname(file))) === EXPLORERS_GUIDE_ID
  if (!('session' in body)) {
    if (!belongs) return []
    const mend = 'Start its sections with "## parent"; docs/how-to/add-a-session.md shows one.'
    return [createFinding({ file, line: 1 }, "The Explorer's Guide holds sessions only.", mend)]
  }
  if (!belongs) {
    const problem = "Only the Explorer's Guide has sessions."
    return [createFinding({ file, line: front.lineOf(['id']) }, problem, 'Move it there, or make a tool of it.')]
  }
  const lineOf = createLineFinder(readFileSync(file, 'utf8'))
  return [...checkTurns(body.session), ...checkCards(body.session), ...checkParentWords(body.session)].map(
    ([words, problem, mend]) => createFinding({ file, line: lineOf(words) }, problem, mend),
  )
}

function checkTurns({ opening, turns }: Session): Mistake[] {
  const mistakes: Mistake[] = []
  if (!isWithin(turns.length, TURNS)) {
    mistakes.push([opening, `The session has ${turns.length} turns.`, `Write ${TURNS.from} to ${TURNS.to}.`])
  }
  const aloud = turns.filter(({ who }) => who !== 'adult')
  for (const say of aloud.flatMap(wordsOf)) {
    const words = listWords(say).length
    if (words > TURN_WORDS) mistakes.push([say, `The turn has ${words} words.`, `Keep to ${TURN_WORDS}.`])
    const grade = gradeTexts([say])
    if (grade <= HARDEST_TURN) continue
    const problem = `The reading grade of a turn that a child reads is ${grade.toFixed(1)}.`
    mistakes.push([say, problem, `Bring it to ${HARDEST_TURN} or below: shorter words.`])
  }
  const median = findMedian(aloud.flatMap(wordsOf).map((say) => gradeTexts([say])))
  if (median > HARDEST_MEDIAN) {
    const problem = `The median reading grade of the turns that a child reads is ${median.toFixed(1)}.`
    mistakes.push([opening, problem, `Bring it to ${HARDEST_MEDIAN} or below.`])
  }
  return mistakes
}

function wordsOf({ say, send }: SessionTurn): string[] {
  return [say, send.say]
}

function checkCards({ opening, cards }: Session): Mistake[] {
  const mistakes: Mistake[] = cards.flatMap(({ situation }): Mistake[] => {
    const words = listWords(situation).length
    if (words <= SITUATION_WORDS) return []
    return [[situation, `The situation has ${words} words.`, `Keep to ${SITUATION_WORDS}.`]]
  })
  if (!isWithin(cards.length, CARDS)) {
    mistakes.push([opening, `The session has ${cards.length} cards.`, `Write ${CARDS.from} to ${CARDS.to}.`])
  }
  return mistakes
}

function checkParentWords({ parent, goesWrong, opening }: Session): Mistake[] {
  const mistakes: Mistake[] = []
  const own = textsOfBlocks(parent.tree).join(' ')
  if (!PROMISE.test(own)) {
    const mend = 'Say it in "## parent": "Telling never costs the phone."'
    mistakes.push([parent.heading, 'The session does not say that telling never costs the phone.', mend])
  }
  for (const { name, text, most } of [
    { name: 'parent', text: own, most: PARENT_WORDS },
    { name: 'goesWrong', text: textsOfBlocks(goesWrong.tree).join(' '), most: GOES_WRONG_WORDS },
  ]) {
    const words = listWords(text).length
    if (words > most) mistakes.push([text, `"${name}" has ${words} open words.`, `Keep to ${most}.`])
  }
  const headings = goesWrong.folded.map(({ heading }) => heading)
  const missing = listSessionParts('en').find((part) => !headings.includes(part))
  if (missing !== undefined) {
    mistakes.push([
      opening,
      `goesWrong has no part "${missing}".`,
      `Add "#### ${missing}" and what is different there.`,
    ])
  }
  return mistakes
}

function isWithin(count: number, { from, to }: typeof TURNS): boolean {
  return count >= from && count <= to
}

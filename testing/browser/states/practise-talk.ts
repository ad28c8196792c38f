// Going through a talk in a browser, along the words of its file.
import type { Locator, Page } from 'playwright-core'
import { END, type Talk, type TalkAge, wordsAt } from '#src/features/curriculum/talks/talk.ts'
import { loadTalks } from '#src/features/curriculum/talks/talks.server.ts'
import { followBest, turnsAt } from '#src/features/curriculum/talks/walking/walk-turns.ts'

export const QUESTION = 'What do you say?'

/** A talk that is serious, or not, with a repair line in its first turn. */
export function findTalk({ serious }: { serious: boolean }): Talk {
  const found = loadTalks('en').find(
    (talk) => talk.serious === serious && talk.turns[0]?.options.some(({ mend }) => mend !== undefined),
  )
  if (found === undefined) throw new Error('There is no such talk.')
  return found
}

/** The first option of the first turn that can be repaired. */
export function findMendable(talk: Talk) {
  const option = talk.turns[0]?.options.find(({ mend }) => mend !== undefined)
  if (option?.mend === undefined) throw new Error('Nothing can be mended there.')
  return { say: option.say, answer: option.answer, mend: option.mend, next: wordsAt(option.next, firstAge(talk)) }
}

/** The age at which a talk starts where none was chosen. */
const firstAge = ({ ages }: Talk): TalkAge => ages[0] ?? '9'

/** What is said on the better way. @param from the id of the turn in which one is */
export function listBest(talk: Talk, { from = talk.turns[0]?.id, age = firstAge(talk) } = {}): string[] {
  if (from === END) return []
  const turns = turnsAt(talk.turns, age).sort((one, other) => Number(other.id === from) - Number(one.id === from))
  return followBest(turns).map(({ option }) => option.say)
}

export async function startTalk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the talk' }).click()
  await page.getByRole('group', { name: QUESTION }).waitFor()
}

export async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('group', { name: QUESTION }).getByRole('button', { name: words, exact: true }).click()
}

/** The way on after a line that closed a door. */
export function putRight(page: Page): Locator {
  return page.getByRole('button', { name: 'Carry on and put it right' })
}

/** Starts, presses an option that closes the talk, and stops before the repair line. */
export async function closeDoor(page: Page, talk: Talk): Promise<void> {
  await startTalk(page)
  await say(page, findMendable(talk).say)
  await putRight(page).getByText(findMendable(talk).mend.say).waitFor()
}

/** Presses the repair line, and takes the better way to the end. */
export async function mendToTheEnd(page: Page, talk: Talk): Promise<void> {
  await closeDoor(page, talk)
  await putRight(page).click()
  for (const words of listBest(talk, { from: findMendable(talk).next })) await say(page, words)
  await page.getByRole('heading', { name: 'One line to remember' }).waitFor()
}

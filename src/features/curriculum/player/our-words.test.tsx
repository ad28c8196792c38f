// Words of ours within a tool that nobody has translated: they are the reader's language on a page marked as English (3.1.2).

import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { pageIn, render } from '../../../../testing/runner/render.tsx'

const LESSON = 'teenGuide-module1-1.2'
const URDU = /[\u0600-\u06ff]/

beforeEach(() => pageIn('ur'))

/** Each text in Urdu letters that stands as English. */
function unmarkedIn(part: ReactNode): string[] {
  const page = (
    <main lang="en-GB" dir="ltr">
      {part}
    </main>
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  let urdu = 0
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!URDU.test(node.nodeValue ?? '')) continue
    urdu += 1
    if (node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'ur') found.push(node.nodeValue ?? '')
  }
  expect(urdu).toBeGreaterThan(0)
  return found
}

test('the way back to a step, and into a toolkit', async () => {
  const { default: ContinueOffer } = await import('./continue-offer.tsx')
  const { default: CompletedBanner } = await import('./completed-banner.tsx')
  expect(unmarkedIn(<ContinueOffer furthest={2} onContinue={() => undefined} />)).toEqual([])
  expect(unmarkedIn(<CompletedBanner backTo="/" />)).toEqual([])
})

test("the question for a child's age", async () => {
  const { AgeGroup } = await import('./age/age-group.tsx')
  expect(unmarkedIn(<AgeGroup ages={[]} opened={[]} onChange={() => undefined} />)).toEqual([])
})

test("'More freedom, step by step', but for the words that came with its sign", async () => {
  const { default: LadderPart } = await import('./teen/ladder-part.tsx')
  const { default: TeenView } = await import('./teen/teen-view.tsx')
  const ladder = [{ step: 'You look together.', ready: 'They show you things.' }]
  const found = unmarkedIn(<LadderPart ladder={ladder} lesson={LESSON} />)
  expect(found.filter((text) => !text.includes('They show you things.'))).toEqual([])
  const heading = unmarkedIn(<TeenView view={{ says: 'It is mine.', behindTree: [] }} />)
  expect(heading.filter((text) => !text.includes('It is mine.'))).toEqual([])
})

test('the buttons, the verdicts and what is said of an exercise', async () => {
  const { default: ExerciseView } = await import('./exercises/exercise-view.tsx')
  const keep = (work: unknown) => sessionStorage.setItem('lessonExercises', JSON.stringify({ [LESSON]: work }))
  const lines = [
    { text: 'Block.', place: 2 },
    { text: 'Stop.', place: 1 },
  ]
  keep({ places: [1, 2], checked: true })
  expect(
    unmarkedIn(<ExerciseView lesson={LESSON} exercise={{ kind: 'order', prompt: 'Order', lines, why: 'So.' }} />),
  ).toEqual([])
  const piles = ['Keep', 'Change']
  keep({ chosen: [0, 0], checked: true })
  const sorted = [
    { text: 'Tea', pile: 'Keep', why: 'Calm.' },
    { text: 'A plug', pile: 'Keep', why: 'It ends.' },
  ]
  expect(
    unmarkedIn(<ExerciseView lesson={LESSON} exercise={{ kind: 'piles', prompt: 'Piles', piles, lines: sorted }} />),
  ).toEqual([])
  keep({ words: 'Come and eat', compared: true })
  expect(
    unmarkedIn(<ExerciseView lesson={LESSON} exercise={{ kind: 'own-words', prompt: 'Say it', examples: ['One.'] }} />),
  ).toEqual([])
})

test("'Read to me'", async () => {
  const speech = { getVoices: () => [], cancel: () => undefined, addEventListener: () => undefined }
  vi.stubGlobal('speechSynthesis', speech)
  const { default: ReadAloudRow } = await import('#src/web/read-aloud/read-aloud-row.tsx')
  expect(unmarkedIn(<ReadAloudRow place={document.body} />)).toEqual([])
  vi.unstubAllGlobals()
})

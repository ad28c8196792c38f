// The cards and the search, with the random draw, the clock and the timers in the test's hands.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '#src/web/language/translator.ts'
import { act, fireEvent, render, screen, within } from '../../../testing/runner/render.tsx'
import { drawCards } from './card-draw.ts'
import { ChallengeFinder } from './challenge-finder.tsx'
import { searchChallenges, suggestSearches } from './challenge-search.ts'
import type { HomeTool, QuickHelpCard } from './home.contract.ts'

const cards: QuickHelpCard[] = Array.from({ length: 12 }, (_, index) => ({
  id: `1.${index + 1}`,
  situation: `Situation ${index + 1}`,
  solution: index === 4 ? 'Talk about strangers' : 'A solution',
  path: `/digitalLaunchpad/modules/module1/lessons/1.${index + 1}`,
  time: '6 min',
  icon: '🎮',
  tags: index < 3 ? ['Roblox'] : ['other'],
  popularity: 70 + index,
  moduleId: 'module1',
  colour: 'violet',
}))

const tools: HomeTool[] = cards.map(({ path }, index) => ({
  key: `digitalLaunchpad-module1-1.${index + 1}`,
  path,
  title: index === 1 ? undefined : `Tool ${index + 1}`,
  steps: 5,
}))

beforeEach(() => {
  vi.useFakeTimers()
  // What the page can do by itself: the index is searched in `search-in-the-page.test.tsx`.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Until it is certain that there is no index. */
const untilAlone = () => act(() => vi.dynamicImportSettled())

function show(random: () => number = () => 0): void {
  const element = <ChallengeFinder cards={cards} tools={tools} random={random} now={Date.now} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

function shownCards(): string[] {
  const grid = screen.getByRole('list', { name: 'Suggested challenges' })
  return within(grid)
    .getAllByRole('link')
    .map((link) => idOf(link.getAttribute('href')))
}

const idOf = (href: string | null) => /lessons\/([^?]+)/.exec(href ?? '')?.[1] ?? ''

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })

test('four cards change every 10 s, each time for four others', () => {
  show()
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
  pass(9_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
  pass(1_000)
  expect(shownCards()).toEqual(['1.5', '1.6', '1.7', '1.8'])
  pass(10_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
})

test.each<[string, () => void]>([
  ['the stop button', () => fireEvent.click(screen.getByRole('button', { name: 'Stop changing cards' }))],
  ['focus on a card', () => act(() => screen.getAllByRole('link')[0]?.focus())],
  ['focus on the search', () => act(() => screen.getByRole('searchbox').focus())],
  ['a touch on a card', () => fireEvent.pointerDown(screen.getAllByRole('link')[0] as HTMLElement)],
  ['typing', () => type(' ')],
])('%s stops the change for good', (_name, act_) => {
  show()
  act_()
  act(() => (document.activeElement as HTMLElement | null)?.blur())
  const before = shownCards()
  pass(10_000)
  expect(shownCards()).toEqual(before)
  screen.getByRole('button', { name: 'Start changing cards' })
})

test('the choice to stop is remembered, and the button starts the change again', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Stop changing cards' }))
  expect(window.localStorage.getItem('challengeRotation')).toBe('stopped')
  fireEvent.click(screen.getByRole('button', { name: 'Start changing cards' }))
  expect(window.localStorage.getItem('challengeRotation')).toBeNull()
  pass(10_000)
  expect(shownCards()).toEqual(['1.5', '1.6', '1.7', '1.8'])
})

test('people who asked for less motion, or stopped before, start with still cards', () => {
  window.localStorage.setItem('challengeRotation', 'stopped')
  show()
  pass(60_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
})

test('no change while the pointer is over the cards, and one soon after it left', () => {
  show()
  const grid = screen.getByRole('list', { name: 'Suggested challenges' })
  fireEvent.pointerEnter(grid, { pointerType: 'mouse' })
  pass(30_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
  fireEvent.pointerLeave(grid)
  pass(1_000)
  expect(shownCards()).toEqual(['1.5', '1.6', '1.7', '1.8'])
})

test('no change while the tab is hidden or a dialog is open', () => {
  show()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  pass(30_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
  dialog.remove()
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(30_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
})

test('the stop stands directly before the cards, and what else there is comes after them', () => {
  show()
  const grid = screen.getByRole('list', { name: 'Suggested challenges' })
  const stops = [...document.querySelectorAll<HTMLElement>('a, button')]
  const first = stops.findIndex((stop) => grid.contains(stop))
  expect(stops[first - 1]?.textContent).toBe('Stop changing cards')
  expect(stops.slice(first + 4).map((stop) => stop.textContent)).toEqual([
    'Show different challenges',
    'See all 12 challenges',
  ])
})

test('where nobody can hover, nothing changes while the cards are in sight', () => {
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation((query) => ({ matches: query === '(hover: none)' }) as MediaQueryList)
  show()
  const grid = screen.getByRole('list', { name: 'Suggested challenges' })
  const place = vi.spyOn(grid, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 600, 300, 900))
  pass(60_000)
  expect(shownCards()).toEqual(['1.1', '1.2', '1.3', '1.4'])
  place.mockReturnValue(new DOMRect(0, 2_000, 300, 900))
  pass(1_000)
  expect(shownCards()).toEqual(['1.5', '1.6', '1.7', '1.8'])
  media.mockRestore()
})

test('a challenge whose tool is finished says so', () => {
  window.localStorage.setItem(
    'userProgress',
    JSON.stringify({ completedLessons: ['digitalLaunchpad-module1-1.2', 'digitalLaunchpad-module2-1.3'] }),
  )
  show()
  expect(screen.getAllByRole('link').map((link) => link.textContent?.includes('Done'))).toEqual([
    false,
    true,
    false,
    false,
  ])
})

const goOn = () => screen.queryByRole('region', { name: 'Carry on where you left off' })

test('a tool left half-way is a link beside "Go on" with its step, the two latest first', () => {
  const left = {
    'digitalLaunchpad-module1-1.1': 1,
    'digitalLaunchpad-module1-1.3': 2,
    'digitalLaunchpad-module1-1.4': 3,
  }
  window.localStorage.setItem('lessonSteps', JSON.stringify(left))
  show()
  const links = within(goOn() as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/digitalLaunchpad/modules/module1/lessons/1.4', 'Carry on: Tool 4Step 4 of 5'],
    ['/digitalLaunchpad/modules/module1/lessons/1.3', 'Carry on: Tool 3Step 3 of 5'],
  ])
})

test('a serious tool keeps its name to itself: home is seen by whoever holds the phone', () => {
  window.localStorage.setItem('lessonSteps', JSON.stringify({ 'digitalLaunchpad-module1-1.2': 2 }))
  show()
  expect(within(goOn() as HTMLElement).getByRole('link').textContent).toBe(
    'Carry on with what you were readingStep 3 of 5',
  )
})

test.each([
  ['nothing begun', {}, []],
  ['a finished tool', { 'digitalLaunchpad-module1-1.1': 2 }, ['digitalLaunchpad-module1-1.1']],
  ['a tool that is gone', { 'digitalLaunchpad-module9-9.9': 2 }, []],
  ['a tool that has become shorter', { 'digitalLaunchpad-module1-1.1': 5 }, []],
  ['what is no step', { 'digitalLaunchpad-module1-1.1': 'three', 'digitalLaunchpad-module1-1.3': -1 }, []],
])('with %s there is nothing to go on with', (_what, left, completedLessons) => {
  window.localStorage.setItem('lessonSteps', JSON.stringify(left))
  window.localStorage.setItem('userProgress', JSON.stringify({ completedLessons }))
  show()
  expect(goOn()).toBeNull()
})

test('while somebody searches, what they began does not stand before the results', () => {
  window.localStorage.setItem('lessonSteps', JSON.stringify({ 'digitalLaunchpad-module1-1.1': 1 }))
  show()
  type('roblox')
  expect(goOn()).toBeNull()
})

test('the title over the results says what they are for', () => {
  show()
  screen.getByRole('heading', { level: 2, name: 'Start with tonight' })
  type(' roblox ')
  screen.getByRole('heading', { level: 2, name: 'For “roblox”' })
})

test('three sentences do not stand over the results whole, and end at a word', () => {
  show()
  type('we have two kids and every night it is the same, they scream the house down. what shall i do?')
  screen.getByRole('heading', { level: 2, name: 'For “we have two kids and every night it is the same, they…”' })
})

test('"Show different challenges" shows four others, stops the change and says so', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Show different challenges' }))
  expect(shownCards()).toEqual(['1.5', '1.6', '1.7', '1.8'])
  screen.getByText('4 new challenges shown')
  // Once: after an even number of changes the same four would be back.
  pass(10_000)
  expect(shownCards()).toEqual(['1.5', '1.6', '1.7', '1.8'])
  screen.getByRole('button', { name: 'Start changing cards' })
})

test('4.1.3: each further press is said too: the words are not quite those that stood there', () => {
  show()
  const said = screen
    .getAllByRole('status')
    .find((status) => !status.contains(document.querySelector('ul'))) as HTMLElement
  const heard = [1, 2, 3].map(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Show different challenges' }))
    return said.textContent
  })
  expect(heard.map((words) => words.trim())).toEqual(Array.from({ length: 3 }, () => '4 new challenges shown'))
  expect([heard[1] === heard[0], heard[2] === heard[1]]).toEqual([false, false])
})

test('with fewer than four others the draw is from all', () => {
  const seven = cards.slice(0, 7)
  expect(drawCards(seven, seven.slice(0, 4), () => 0).map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3', '1.4'])
  const eight = cards.slice(0, 8)
  expect(drawCards(eight, eight.slice(0, 4), () => 0.99).map(({ id }) => id)).toEqual(['1.8', '1.7', '1.6', '1.5'])
})

test('a search shows matches in order of popularity with their number; clearing brings four cards back', async () => {
  show()
  type('ROBLOX')
  expect(shownCards()).toEqual(['1.3', '1.2', '1.1'])
  expect(screen.getByText('3 tools found').closest('[role=status]')).not.toBeNull()
  type('strangers')
  screen.getByText('1 tool found')
  type('nothing like this')
  await untilAlone()
  screen.getByText('No tools found. Try different keywords.')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(shownCards()).toHaveLength(4)
  type('   ')
  expect(shownCards()).toHaveLength(4)
})

test('a word of the hint line is searched for, and the focus goes on to what is found', () => {
  show()
  const word = screen.getByRole('button', { name: 'gaming' })
  act(() => word.focus())
  fireEvent.click(word)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /gaming/ }))
})

test('"See all 12 challenges" shows every card', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'See all 12 challenges' }))
  expect(shownCards()).toHaveLength(12)
})

test('suggestions fill the field, and hide 200 ms after the field is left', () => {
  show()
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  act(() => field.focus())
  const suggestions = () => screen.queryByRole('list', { name: 'Suggestions' })
  expect(suggestions()).not.toBeNull()
  act(() => field.blur())
  pass(199)
  expect(suggestions()).not.toBeNull()
  pass(1)
  expect(suggestions()).toBeNull()
  act(() => field.focus())
  const choices = within(suggestions() as HTMLElement)
  fireEvent.click(choices.getByRole('button', { name: 'strangers' }))
  expect(field.value).toBe('strangers')
  expect(suggestions()).toBeNull()
  screen.getByText('1 tool found')
})

test('Escape takes the suggestions away and leaves what was typed', () => {
  show()
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  act(() => field.focus())
  type('str')
  // The browser would empty the field.
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
})

test('the hint line fills the search', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'strangers' }))
  screen.getByText('1 tool found')
})

test('a card tells its tool whether it was a challenge or a result', () => {
  show()
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const href of hrefs()) expect(href).toMatch(/\?from=challenge$/)
  type('roblox')
  const found = hrefs().filter((href) => href !== '/help')
  expect(found).not.toEqual([])
  for (const href of found) expect(href).toMatch(/\?from=search$/)
})

test('search is a case-insensitive part of situation, solution or tags', () => {
  expect(searchChallenges(cards, ' situation 12 ').map(({ id }) => id)).toEqual(['1.12'])
  expect(searchChallenges(cards, '')).toEqual([])
  // Inside a word too, from three letters on: 'ai' is in 'again'.
  expect(searchChallenges(cards, 'uation 12').map(({ id }) => id)).toEqual(['1.12'])
  expect(searchChallenges(cards, 'ua')).toEqual([])
  expect(suggestSearches(translator('en'), cards, 'str')[0]).toBe('strangers')
})

// The cards of home: when they stop changing, and what they show of a parent's progress.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, fireEvent, render, screen, within } from '../../../testing/runner/render.tsx'
import { drawCards } from './card-draw.ts'
import { ChallengeFinder } from './challenge-finder.tsx'
import { searchChallenges } from './challenge-search.ts'
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
  scene: index === 1 ? undefined : `/scenes/${index + 1}.svg`,
  steps: 5,
}))

beforeEach(() => {
  vi.useFakeTimers()
  // Only results without the index; `search-in-the-page.test.tsx` tests the index.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('on a device without hover, nothing changes while the cards are in sight', () => {
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

const goOn = () => screen.queryByRole('region', { name: 'Carry on where you left off' })

test('a serious tool shows neither name nor picture on home, where others may look', () => {
  window.localStorage.setItem('lessonSteps', JSON.stringify({ 'digitalLaunchpad-module1-1.2': 2 }))
  show()
  const link = within(goOn() as HTMLElement).getByRole('link')
  expect(link.textContent).toBe('Carry on with what you were readingStep 3 of 5')
  expect(link.querySelector('img')).toBeNull()
})

test.each([
  ['nothing begun', {}, []],
  ['a finished tool', { 'digitalLaunchpad-module1-1.1': 2 }, ['digitalLaunchpad-module1-1.1']],
  ['a tool that is gone', { 'digitalLaunchpad-module9-9.9': 2 }, []],
  ['a tool that has become shorter', { 'digitalLaunchpad-module1-1.1': 5 }, []],
  ['what is no step', { 'digitalLaunchpad-module1-1.1': 'three', 'digitalLaunchpad-module1-1.3': -1 }, []],
])('with %s home offers no tool to continue', (_what, left, completedLessons) => {
  window.localStorage.setItem('lessonSteps', JSON.stringify(left))
  window.localStorage.setItem('userProgress', JSON.stringify({ completedLessons }))
  show()
  expect(goOn()).toBeNull()
})

test('with fewer than four others the draw is from all', () => {
  const seven = cards.slice(0, 7)
  expect(drawCards(seven, seven.slice(0, 4), () => 0).map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3', '1.4'])
  const eight = cards.slice(0, 8)
  expect(drawCards(eight, eight.slice(0, 4), () => 0.99).map(({ id }) => id)).toEqual(['1.8', '1.7', '1.6', '1.5'])
})

test('search is a case-insensitive part of situation, solution or tags', () => {
  expect(searchChallenges(cards, ' situation 12 ').map(({ id }) => id)).toEqual(['1.12'])
  expect(searchChallenges(cards, '')).toEqual([])
  // Inside a word too, from three letters on: 'ai' is in 'again'.
  expect(searchChallenges(cards, 'uation 12').map(({ id }) => id)).toEqual(['1.12'])
  expect(searchChallenges(cards, 'ua')).toEqual([])
})

test('no suggestions cover the answer to what was typed; an emptied field offers them again', () => {
  show()
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const suggestions = () => screen.queryByRole('list', { name: 'Suggestions' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'str' } })
  expect(suggestions()).toBeNull()
  screen.getByText('1 tool found')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(suggestions()).not.toBeNull()
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

// The search with its index: help comes before the results where the words sound like danger, and such a search is never counted.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { packIndex } from '#src/features/search/packed-index.ts'
import type { SearchIndex } from '#src/features/search/search-index.ts'
import { keepNation } from '#src/web/hooks/use-nation.ts'
import { LANGUAGE_FILES } from '#src/web/language/language-files.ts'
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { TRACES } from '#src/web/storage/stored-keys.ts'
import { act, fireEvent, render, screen, within } from '../../../testing/runner/render.tsx'
import { ChallengeFinder } from './challenge-finder.tsx'

const track = vi.hoisted(() => vi.fn())
const offerSearchWords = vi.hoisted(() => vi.fn())
vi.mock('#src/web/track.ts', () => ({ track }))
vi.mock('#src/features/analytics/offer-search-words.ts', () => ({ offerSearchWords }))

const LESSONS = '/digitalLaunchpad/modules/module4/lessons'
const index: SearchIndex = {
  entries: [
    {
      path: `${LESSONS}/4.6`,
      kind: 'tool',
      title: 'Talk of suicide',
      text: 'Ask.',
      minutes: 6,
      phrases: '',
    },
    { path: `${LESSONS}/4.6/now`, kind: 'now', title: 'Right now', text: 'Stay.', phrases: 'danger' },
    { path: '/help#sleep', kind: 'help', title: 'Sleep', text: 'Whom to ring.', phrases: 'night' },
    {
      path: `${LESSONS}/4.2`,
      kind: 'tool',
      title: 'Sleep well',
      text: 'At night.',
      minutes: 4,
      phrases: '',
    },
  ],
  topics: [
    {
      path: '/topics/sleep',
      title: 'Sleep',
      text: 'Late nights.',
      scene: '/sleep.svg',
      colour: 'teal',
      names: ['bedtime'],
      tools: [`${LESSONS}/4.2`],
    },
  ],
  ignore: 'the my',
  same: [],
  danger: {
    between: 'the my',
    alike: [],
    misspelt: 'suicide',
    lookAlikes: 'suicid squad',
    groups: [
      {
        path: `${LESSONS}/4.6/now`,
        entries: [`${LESSONS}/4.6`],
        lines: [{ name: 'A help line', label: '0800 000 000', href: 'tel:0800000000' }],
        words: 'suicid',
        together: '',
        alone: '',
      },
    ],
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  track.mockClear()
  offerSearchWords.mockClear()
})

afterEach(() => {
  forgetStored(TRACES)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show() {
  const fetch = vi.fn((path: string, _options: RequestInit) =>
    Promise.resolve(Response.json(path === LANGUAGE_FILES.en.crisisTerms ? index.danger : packIndex(index))),
  )
  vi.stubGlobal('fetch', fetch)
  const element = <ChallengeFinder cards={[]} tools={[]} />
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: 'Another page' },
  ])
  render(<RouterProvider router={router} />)
  return { fetch, router, field: screen.getByRole<HTMLInputElement>('searchbox') }
}

/** Types and waits until its results are shown. */
async function search(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(300))
}

const links = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('the crisis terms are fetched once, before the index, when the field gets the focus', async () => {
  const { fetch, field } = show()
  expect(fetch).not.toHaveBeenCalled()
  act(() => field.focus())
  await search('sleep')
  await search('night')
  expect(fetch.mock.calls).toEqual([
    [expect.stringContaining('crisis-terms'), { credentials: 'omit' }],
    [expect.stringContaining('search'), { credentials: 'omit' }],
  ])
})

test.each(['suicide', 'my suicde'])('"%s" puts help before the results', async (words) => {
  const { field } = show()
  act(() => field.focus())
  await search(words)
  const region = screen.getByRole('region', { name: 'Get help now' })
  within(region).getByText('Is someone in danger now?')
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:999', 'tel:0800000000', `${LESSONS}/4.6/now?from=search`])
  expect(links('Search results')[0]).toBe(`${LESSONS}/4.6?from=search`)
  const list = screen.getByRole('list', { name: 'Search results' })
  expect(region.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  // Said politely, and the focus stays in the field.
  expect(region.closest('[aria-live=polite]')).not.toBeNull()
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
})

test('danger is found at the end of three sentences too', async () => {
  const { field } = show()
  const typed = `${'She has not been the same since the summer. '.repeat(4)}Tonight she talked of suicide.`
  // A browser takes no more than that.
  await search(typed.slice(0, field.maxLength))
  expect(screen.queryByRole('region', { name: 'Get help now' })).not.toBeNull()
})

test('a search without result is counted once typing stops, except for words of danger', async () => {
  show()
  await search('qqqq')
  screen.getByText('No tools found. Try different keywords.')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(track.mock.calls).toEqual([[{ event: 'search_without_result' }]])
  expect(offerSearchWords.mock.calls).toEqual([['qqqq']])
  await search('suicide')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(track).toHaveBeenCalledTimes(1)
  expect(offerSearchWords).toHaveBeenCalledTimes(1)
})

test('as long as the words of danger are not known, nothing is counted', async () => {
  show()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await search('qqqq')
  screen.getByText('No tools found. Try different keywords.')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(track).not.toHaveBeenCalled()
  expect(offerSearchWords).not.toHaveBeenCalled()
})

test('without the index a crisis is found all the same', async () => {
  show()
  vi.stubGlobal('fetch', (path: string) =>
    path === LANGUAGE_FILES.en.crisisTerms
      ? Promise.resolve(Response.json(index.danger))
      : Promise.reject(new TypeError('no')),
  )
  await search('suicide')
  within(screen.getByRole('region', { name: 'Get help now' })).getByText('Is someone in danger now?')
})

test('until the crisis terms have loaded, a link to help is under the field', async () => {
  const { fetch } = show()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })))
  await search('suicide')
  expect(screen.getByText('Is someone in danger?', { exact: false }).textContent).toBe(
    'Is someone in danger? Get help now',
  )
  vi.stubGlobal('fetch', fetch)
  await search('suicide squad')
  expect(screen.queryByText('Is someone in danger?', { exact: false })).toBeNull()
})

test('a line of another nation is not the one to ring', async () => {
  keepNation('wales')
  onTestFinished(() => keepNation(null))
  show()
  const lines = [
    { name: 'Line', label: '1', href: 'tel:1', nations: ['england' as const] },
    { name: 'Line', label: '2', href: 'tel:2' },
  ]
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(
        path === LANGUAGE_FILES.en.crisisTerms
          ? { ...index.danger, groups: index.danger.groups.map((group) => ({ ...group, lines })) }
          : packIndex(index),
      ),
    ),
  )
  await search('suicide')
  const region = screen.getByRole('region', { name: 'Get help now' })
  expect(within(region).getByRole('link', { name: 'Line 2' })).toBeTruthy()
})

/** Leaves the search for another page and comes back. @returns the value of the field then */
async function leaveAndComeBack(router: ReturnType<typeof show>['router'], meanwhile?: () => void): Promise<string> {
  await act(() => router.navigate('/about'))
  screen.getByText('Another page')
  meanwhile?.()
  await act(() => router.navigate(-1))
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(300))
  return screen.getByRole<HTMLInputElement>('searchbox').value
}

test.each([
  ['what sounds like danger', 'suicide', undefined],
  ['what found nothing', 'qqqq', undefined],
  ['what was cleared', '', undefined],
  ['what was searched before a log-out', 'sleep', () => forgetStored(TRACES)],
  [
    'what was forgotten in another tab',
    'sleep',
    () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
  ],
])('%s is not there on the way back', async (_what, words, meanwhile) => {
  const { router } = show()
  await search('night')
  await search(words)
  expect(await leaveAndComeBack(router, meanwhile)).toBe('')
})

// The player from step to step: keys, the name of the tab, answers, the way back to where somebody was, and the end.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { readFurthestStep, rememberStep } from '#src/features/progress/step-memory.ts'
import { act, fireEvent, render, screen, waitFor, within } from '../../../../testing/runner/render.tsx'
import type { LearningBlock, Tool } from '../curriculum.contract.ts'
import { findRecall } from '../recall-memory.ts'
import { Player } from './player.tsx'

const KEY = 'digitalLaunchpad-module3-3.1'
const quiz = (question: string): LearningBlock => ({
  type: 'sparkAssess',
  scenario: '',
  scenarioTree: [],
  assessment: {
    question,
    options: [
      { id: 'a', text: `${question} One` },
      { id: 'b', text: `${question} Two` },
    ],
    correct: 'a',
    feedback: { a: 'Yes.', b: 'Nearly.' },
  },
})
const LAST: LearningBlock = {
  type: 'consolidateCommit',
  keyTakeaway: 'One thing.',
  keyTakeawayTree: [],
  reflectionPrompts: [],
  reflectionPromptTrees: [],
  nextStepCommitment: 'Tonight.',
  previewNext: '',
}
const TOOL = {
  stageId: 'digitalLaunchpad',
  moduleId: 'module3',
  moduleTitle: 'Together',
  lessonId: '3.1',
  title: 'A calm end',
  description: '',
  minutes: 5,
  serious: false,
  hasNow: false,
  helplines: [],
  sources: [],
  next: null,
  blocks: [quiz('First?'), quiz('Second?'), LAST],
} as unknown as Tool

beforeEach(() => {
  document.title = 'A calm end | Handrail'
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  // No drawing in the simulated browser: with less motion there is no confetti.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: true,
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => vi.unstubAllGlobals())

function open(lesson: Tool = TOOL, step = 0) {
  const element = (
    <AuthProvider>
      <Player lesson={lesson} />
    </AuthProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ pathname: '/tool', state: { step } }],
  })
  return { ...render(<RouterProvider router={router} />), back: () => router.navigate(-1) }
}

const place = () => screen.getByText(/^Step \d of 3$/, { selector: 'header *' }).textContent
// What comes after a move is fetched: it is there before the test goes on.
const key = (name: string, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key: name }))

async function answer(option: string) {
  await userEvent.click(screen.getByRole('radio', { name: option }))
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
}

test('the arrow keys turn the steps, but not those of somebody who moves about in what they write', async () => {
  open(TOOL, 2)
  const field = document.body.appendChild(document.createElement('textarea'))
  await key('ArrowLeft', field)
  expect(place()).toBe('Step 3 of 3')
  await key('ArrowLeft')
  await waitFor(() => expect(place()).toBe('Step 2 of 3'))
  field.remove()
})

test('a second tap on Next, and an arrow key that is held down, do not finish a tool unread', async () => {
  open({ ...TOOL, blocks: [LAST, LAST] } as Tool)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 })
  fireEvent.click(await screen.findByRole('button', { name: 'Finish Tool' }), { detail: 2 })
  await act(async () => void fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true }))
  await act(async () => {})
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Finish Tool' }), { detail: 1 })
  await screen.findByRole('dialog')
})

test('a finger that moves about in a page that is drawn larger turns no step', async () => {
  open(TOOL, 2)
  const swipe = async () => {
    const stage = screen.getByRole('main')
    await act(async () => {
      fireEvent.touchStart(stage, { touches: [{ clientX: 60, clientY: 300 }] })
      fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 260, clientY: 300 }] })
    })
  }
  vi.stubGlobal('visualViewport', { scale: 2.5 })
  await swipe()
  expect(place()).toBe('Step 3 of 3')
  vi.stubGlobal('visualViewport', { scale: 1 })
  await swipe()
  await waitFor(() => expect(place()).toBe('Step 2 of 3'))
})

test('the tab says the step on show, and has its own name again on the first', async () => {
  open(TOOL, 2)
  expect(document.title).toMatch(/3.*3.*A calm end/)
  await key('ArrowLeft')
  await waitFor(() => expect(document.title).toMatch(/2.*3.*A calm end/))
  await key('ArrowLeft')
  await waitFor(() => expect(document.title).toBe('A calm end | Handrail'))
})

test('2.4.2: whoever leaves from a later step does not take the name of the tool along', async () => {
  document.querySelector('title')?.remove()
  const Titled = () => (
    <>
      <title>{useLocation().pathname === '/tool' ? 'A calm end | Handrail' : 'Toolkit | Handrail'}</title>
      <Outlet />
    </>
  )
  const player = (
    <AuthProvider>
      <Player lesson={TOOL} />
    </AuthProvider>
  )
  const children = [
    { path: '/tool', element: player },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter([{ element: <Titled />, children }], {
    initialEntries: [{ pathname: '/tool', state: { step: 2 } }],
  })
  render(<RouterProvider router={router} />)
  expect(document.title).toMatch(/3.*3.*A calm end/)
  await act(() => router.navigate('/toolkit'))
  expect(document.title).toBe('Toolkit | Handrail')
})

test('an answer on a second step leaves the first one answered, over a reload too', async () => {
  const { unmount } = open()
  await answer('First? One')
  await key('ArrowRight')
  await waitFor(() => expect(place()).toBe('Step 2 of 3'))
  await answer('Second? Two')
  unmount()
  open()
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: 'First? One' }).checked).toBe(true))
  expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull()
})

test('whoever was further on is offered to go on there, and nobody the step on which they stand', async () => {
  rememberStep(KEY, 2)
  const { unmount } = open()
  await screen.findByRole('button', { name: 'Continue from step 3' })
  unmount()
  open(TOOL, 2)
  await screen.findByText('Step 3 of 3', { selector: 'header *' })
  // What is offered is fetched first: it has had its moment by then.
  await import('./continue-offer.tsx')
  await act(async () => {})
  expect(screen.queryByRole('button', { name: 'Continue from step 3' })).toBeNull()
})

test('while a dialog is open the arrow keys leave the page behind it alone', async () => {
  open(TOOL, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  await screen.findByRole('dialog')
  await key('ArrowLeft')
  await act(async () => {})
  expect(place()).toBe('Step 3 of 3')
})

test('on paper each question has its own answer, and one that nobody has answered has none', async () => {
  open()
  await answer('First? Two')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen()).toEqual([screen.getByRole('radio', { name: 'First? Two' })])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Second? One' }).disabled).toBe(false)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await key('ArrowRight')
  await waitFor(() => expect(place()).toBe('Step 2 of 3'))
  await answer('Second? One')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(chosen()).toEqual(['First? Two', 'Second? One'].map((name) => screen.getByRole('radio', { name })))
})

test('a tool ends once: its end is not said again to whoever presses on', async () => {
  open(TOOL, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  await screen.findByRole('heading', { name: 'Tool Complete!' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('dialog')).toBeNull()
  await key('ArrowRight')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test("the browser's Back closes the sheet, stays in the tool, and what was typed in it is there again", async () => {
  const nextStep = { cues: ['tea is ready'], actions: ['sit down'], obstacles: [], smaller: '' }
  const { back } = open({ ...TOOL, nextStep }, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tool Complete!' })
  await userEvent.click(within(sheet).getByRole('button', { name: 'Change it' }))
  await userEvent.click(within(sheet).getAllByRole('radio', { name: 'In my own words' })[0] as HTMLElement)
  await userEvent.type(within(sheet).getByRole('textbox'), 'the door bangs')
  await act(back)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(place()).toBe('Step 3 of 3')
  await userEvent.click(await screen.findByRole('button', { name: 'Show my next step and the question again' }))
  const again = await screen.findByRole('dialog', { name: 'Tool Complete!' })
  expect(within(again).getByRole<HTMLInputElement>('textbox').value).toBe('the door bangs')
})

test('a tool that is finished again after a reload with its sheet open is closed by one press', async () => {
  const element = (
    <AuthProvider>
      <Player lesson={TOOL} />
    </AuthProvider>
  )
  const entries = [{ step: 2 }, { step: 2, sheet: true }].map((state) => ({ pathname: '/tool', state }))
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: entries, initialIndex: 1 })
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  await screen.findByRole('dialog', { name: 'Tool Complete!' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(place()).toBe('Step 3 of 3')
})

test('whoever looks back through a finished tool is not offered, at the next visit, to go on in it', async () => {
  open(TOOL, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  await screen.findByRole('heading', { name: 'Tool Complete!' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await key('ArrowLeft')
  await waitFor(() => expect(place()).toBe('Step 2 of 3'))
  expect(readFurthestStep(KEY, 3)).toBe(0)
})

test('under a serious tool no tips of other parents stand, however far somebody scrolls', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void
      constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
        this.observe = () => tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  const tips = { name: 'What worked for other parents' }
  const everyday = open(TOOL, 2)
  // First where they do stand: what shows them is there from now on, and would be seen at once.
  await screen.findByRole('region', tips)
  everyday.unmount()
  open({ ...TOOL, serious: true }, 2)
  await screen.findByRole('button', { name: 'Finish Tool' })
  await act(async () => {})
  expect(screen.queryByRole('region', tips)).toBeNull()
})

test('a press on the step on show is no step of the way back', async () => {
  const { back } = open(TOOL, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Go to step 2' }))
  await waitFor(() => expect(place()).toBe('Step 2 of 3'))
  await userEvent.click(screen.getByRole('button', { name: 'Go to step 2' }))
  await act(back)
  await waitFor(() => expect(place()).toBe('Step 3 of 3'))
})

test.each([
  ['an everyday tool is asked about again days later', false, KEY],
  ['D4: a serious tool is never asked about again', true, null],
])('%s', async (_, serious, recalled) => {
  open({ ...TOOL, serious }, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  await screen.findByRole('dialog')
  expect(findRecall(new Date(Date.now() + 4 * 24 * 60 * 60 * 1000))).toBe(recalled)
})

test.each([
  ['an everyday tool leads to the next one first', false, ['/3.2', '/module3']],
  ['D4: nobody is sent for pleasure to a serious one, which stands behind the way back', true, ['/module3', '/3.2']],
])('%s', async (_, serious, ways) => {
  open({ ...TOOL, next: { lessonId: '3.2', title: 'Blackmail', minutes: 5, serious } }, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Finish Tool' }))
  const panel = await screen.findByRole('region', { name: 'Tool finished' })
  const links = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(/^.*(?=\/)/, ''))
  expect(links.filter((end) => ways.includes(end ?? ''))).toEqual(ways)
})

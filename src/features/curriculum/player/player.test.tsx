// The player from step to step: what must not happen by accident, what is printed, and what a serious tool never shows.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { act, fireEvent, render, screen, waitFor, within } from '../../../../testing/runner/render.tsx'
import type { LearningBlock, Tool } from '../curriculum.contract.ts'
import { Player } from './player.tsx'

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
// The part shown after a move is loaded: wait for it.
const key = (name: string, target: Element = document.body) =>
  act(async () => void fireEvent.keyDown(target, { key: name }))

async function answer(option: string) {
  await userEvent.click(screen.getByRole('radio', { name: option }))
  await userEvent.click(screen.getByRole('button', { name: 'Check answer' }))
}

test('a second tap on Next or a held arrow key does not finish an unread tool', async () => {
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

test('a parent who leaves from a later step does not take the name along', async () => {
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

test('on paper each question has its own answer, or none without one', async () => {
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

test('Back closes the sheet, stays in the tool, and keeps what was typed', async () => {
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

test('a serious tool shows no tips of other parents, however far a parent scrolls', async () => {
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
  // First a tool that shows them: their code is loaded from now on, and would show them at once.
  await screen.findByRole('region', tips)
  everyday.unmount()
  open({ ...TOOL, serious: true }, 2)
  await screen.findByRole('button', { name: 'Finish Tool' })
  await act(async () => {})
  expect(screen.queryByRole('region', tips)).toBeNull()
})

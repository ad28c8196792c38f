// On a page whose content is not translated yet our own words are marked as what they are: a screen reader says English with
// an English voice, and Urdu with an Urdu one.

import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { loadHelplines } from '#src/features/help/help.server.ts'
import { act, fireEvent, pageIn, render, waitFor, within } from '../../../testing/runner/render.tsx'

beforeEach(() => pageIn('ur'))

beforeAll(() => {
  // The author sees a map of a talk.
  vi.stubEnv('DEV', false)
  vi.stubGlobal('fetch', async () => Response.json({ tools: [] }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

interface Page {
  default: ComponentType<{ loaderData: unknown }>
  loader(args: unknown): unknown
}

type Load = () => Promise<unknown>

const TALK = 'a-secret-account'
const loadTalk: Load = () => import('../talks/talk-page.tsx')
const loadTool: Load = () => import('#src/features/curriculum/player/lesson-page.tsx')
const loadSession: Load = () => import('../session/session-page.tsx')

const pages: [string, Load, Record<string, string>][] = [
  ['a device guide', () => import('#src/features/device-guides/device-guide-page.tsx'), { slug: 'roblox' }],
  ['the table of AI services', () => import('#src/features/device-guides/ai-services/ai-services-page.tsx'), {}],
  ['the roadmap', () => import('../roadmap/roadmap-page.tsx'), {}],
  ['a talk', loadTalk, { slug: TALK }],
  ['a serious talk', loadTalk, { slug: 'a-new-online-friend' }],
  ['a challenge', () => import('#src/features/family/things-to-try/thing-page.tsx'), { slug: 'body-kind-home' }],
  ['a tool', loadTool, { stageId: 'digitalLaunchpad', moduleId: 'module1', lessonId: '1.1' }],
  ['a tool of the Teen Guide', loadTool, { stageId: 'teenGuide', moduleId: 'module1', lessonId: '1.1' }],
  ['a serious tool', loadTool, { stageId: 'teenGuide', moduleId: 'module2', lessonId: '2.1' }],
  ['a session', loadSession, { moduleId: 'module1', lessonId: '1.5' }],
]

/** A help line goes by its name in every language. */
const NAMES = loadHelplines('ur').map(({ name }) => name)

/** Not the note beside a link: it is part of the text. */
function listMisread(page: HTMLElement): string[] {
  const misread: string[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const around = node.parentElement
    const words = node.textContent ?? ''
    if (around?.closest('.visually-hidden') || NAMES.includes(words)) continue
    const isUrdu = /\p{Script=Arabic}/u.test(words)
    const isEnglish = /[a-z]{4} [a-z]{2}/.test(words)
    // A sentence of ours that contains words of a tool cannot be split.
    if (isUrdu && isEnglish) continue
    const lang = around?.closest('[lang]')?.getAttribute('lang') ?? 'ur'
    if ((isUrdu && lang !== 'ur') || (isEnglish && lang === 'ur')) misread.push(words)
  }
  return misread
}

async function open(load: Load, params: Record<string, string>): Promise<HTMLElement> {
  const { default: Shown, loader } = (await load()) as Page
  const element = (
    <AuthProvider>
      <Shown loaderData={loader({ params })} />
    </AuthProvider>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container
}

test.each(pages)('%s in Urdu', async (_name, load, params) => {
  const page = await open(load, params)
  expect(listMisread(page)).toEqual([])
  // On paper a tool has all its steps.
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  await waitFor(() => expect(page.textContent).toMatch(/\p{Script=Arabic}/u))
  expect(listMisread(page)).toEqual([])
})

test('a talk in Urdu, from turn to turn to its end', async () => {
  const page = await open(loadTalk, { slug: TALK })
  fireEvent.click(within(page).getByRole('button', { name: 'بات چیت شروع کریں' }))
  for (let turns = 0; turns < 20 && document.getElementById('say-title') !== null; turns += 1) {
    expect(listMisread(page)).toEqual([])
    const said = within(document.getElementById('say-title')?.parentElement as HTMLElement).getAllByRole('button')
    // Of two drawn choices the second one leads on.
    fireEvent.click(said[said.length === 2 ? 1 : 0] as Element, { detail: 1 })
  }
  await waitFor(() => expect(document.getElementById('end-title')).not.toBeNull())
  expect(listMisread(page)).toEqual([])
})

test('a question of a tool in Urdu, once it is answered', async () => {
  const page = await open(loadTool, { stageId: 'digitalLaunchpad', moduleId: 'module1', lessonId: '1.1' })
  const tool = within(page)
  fireEvent.click(tool.getAllByRole('radio')[0] as Element)
  fireEvent.click(tool.getByRole('button', { name: 'جواب دیکھیں' }))
  await waitFor(() =>
    expect(tool.queryAllByRole('radio').some((option) => (option as HTMLInputElement).disabled)).toBe(true),
  )
  await act(async () => {})
  expect(listMisread(page)).toEqual([])
})

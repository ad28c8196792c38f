// Every state of the toolkit list and of a toolkit, in the words of the specification.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PROGRESS_KEY } from '#src/features/progress/progress-store.ts'
import { AppError } from '#src/shared/app-error.ts'
import { translator } from '#src/web/language/translator.ts'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { cleanup, render, screen } from '../../../testing/runner/render.tsx'
import type { ModuleDetail, ModuleList, ToolkitLook } from './curriculum.contract.ts'
import type { PageResult } from './page-load.ts'
import { fetchForPage } from './page-load.ts'
import { Toolkit } from './toolkit-page.tsx'
import { Toolkits } from './toolkits-page.tsx'

const t = translator('en')

function show(element: React.ReactElement): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

async function fromApi<Data>(path: string): Promise<Data> {
  await using app = await createTestApp()
  return (await (await app.request(path)).json()) as Data
}

const PLAIN: ToolkitLook = { emoji: '📚', colour: 'night' }
const failed = (error: string): PageResult<never> => ({ error })

test('a toolkit list that failed says so, with the message and the way home', () => {
  show(<Toolkits stageId="x" loaded={failed('Failed to fetch toolkits for focus area: x.')} />)
  screen.getByRole('heading', { name: 'Oops! Toolkit Loading Failed.' })
  screen.getByText('Failed to fetch toolkits for focus area: x.')
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})

test('a toolkit list and a toolkit that failed can be tried again', () => {
  show(<Toolkits stageId="x" loaded={failed('')} />)
  show(<Toolkit stageId="s" moduleId="m" loaded={failed('')} />)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
})

test('a toolkit list without an id, and an empty one', () => {
  show(<Toolkits stageId={undefined} loaded={failed('')} />)
  screen.getByText('Focus Area ID is missing from the URL.')
  show(<Toolkits stageId="x" loaded={{ data: { stageId: 'x', stageTitle: 'X', modules: [] } }} />)
  screen.getByText('No toolkits found for this focus area.')
  screen.getByText('It might be under development or the ID is incorrect.')
})

test('a loaded toolkit list shows title, goal, count and link of each toolkit', async () => {
  const data = await fromApi<ModuleList>('/api/curriculum/digitalLaunchpad/modules')
  const one = { id: 'single', title: 'Single', goal: 'One thing.', look: PLAIN, lessonCount: 1 }
  show(<Toolkits stageId="digitalLaunchpad" loaded={{ data: { ...data, modules: [...data.modules, one] } }} />)
  screen.getByRole('heading', { level: 1, name: data.stageTitle })
  expect(screen.getAllByRole('link', { name: /^View Tools/ }).map((link) => link.getAttribute('href'))).toEqual([
    ...data.modules.map(({ id }) => `/digitalLaunchpad/modules/${id}`),
    '/digitalLaunchpad/modules/single',
  ])
  screen.getByText('1 Tool')
  for (const { lessonCount } of data.modules) expect(screen.getAllByText(`${lessonCount} Tools`)).not.toEqual([])
})

test('a toolkit that failed, has no ids, no data or no tools', async () => {
  show(<Toolkit stageId="s" moduleId="m" loaded={failed('Failed to fetch details for toolkit: m.')} />)
  screen.getByRole('heading', { name: 'Oops! Toolkit Details Failed to Load.' })
  screen.getByText('Failed to fetch details for toolkit: m.')
  expect(screen.getByRole('link', { name: 'Back to Toolkits' }).getAttribute('href')).toBe('/s/modules')
  show(<Toolkit stageId="s" moduleId={undefined} loaded={failed('')} />)
  screen.getByText('Focus Area ID or Toolkit ID is missing from the URL.')
  show(<Toolkit stageId="s" moduleId="m" loaded={{ data: null }} />)
  screen.getByText('Toolkit data not found or IDs are incorrect.')
  const empty = {
    stageId: 's',
    stageTitle: 'S',
    moduleId: 'm',
    title: 'M',
    goal: 'G',
    look: PLAIN,
    next: null,
    lessons: {},
  }
  show(<Toolkit stageId="s" moduleId="m" loaded={{ data: empty }} />)
  screen.getByText('No tools found in this toolkit. Content might be coming soon!')
})

test('a toolkit shows breadcrumb, goal, progress, and a tick at each completed tool', async () => {
  window.localStorage.setItem(
    PROGRESS_KEY,
    JSON.stringify({ completedLessons: ['digitalLaunchpad-module1-1.2', 'digitalLaunchpad-module9-1.1'] }),
  )
  const data = await fromApi<ModuleDetail>('/api/curriculum/digitalLaunchpad/module1')
  show(<Toolkit stageId="digitalLaunchpad" moduleId="module1" loaded={{ data }} />)
  const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(breadcrumb.textContent).toBe('HomeThe Digital LaunchpadThe Gaming Code')
  screen.getByText('25%')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 4 tools completed')
  const tools = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2') !== null)
  expect(tools.map((tool) => tool.textContent?.includes('Completed'))).toEqual([false, true, false, false])
  expect(tools[0]?.querySelector('a')?.getAttribute('href')).toBe('/digitalLaunchpad/modules/module1/lessons/1.1')
  for (const [index, lesson] of Object.values(data.lessons).entries()) {
    const [preview = ''] = /[^>]*…/.exec(tools[index]?.querySelector('p')?.textContent ?? '') ?? []
    const kept = preview.slice(0, -1)
    expect(lesson.description.startsWith(kept), preview).toBe(true)
    expect(kept.length).toBeLessThanOrEqual(100)
    expect(lesson.description.charAt(kept.length)).toMatch(/[\s,;:.]/)
    expect(tools[index]?.textContent).toContain(`${lesson.minutes} min`)
  }
})

test('the toolkit list says how far somebody has come, and nothing to whoever has not begun', async () => {
  const completedLessons = [
    'digitalLaunchpad-module1-1.2',
    'digitalLaunchpad-module1-1.9',
    'digitalLaunchpad-module11-1.1',
  ]
  window.localStorage.setItem(PROGRESS_KEY, JSON.stringify({ completedLessons }))
  const data = await fromApi<ModuleList>('/api/curriculum/digitalLaunchpad/modules')
  show(<Toolkits stageId="digitalLaunchpad" loaded={{ data }} />)
  expect(screen.getAllByText(/ done$/).map((note) => note.textContent)).toEqual([' · 2 done'])
})

test('a finished toolkit says so and leads to the next one, the last to all of them', async () => {
  const [first, last] = await Promise.all(
    ['module1', 'module5'].map((id) => fromApi<ModuleDetail>(`/api/curriculum/digitalLaunchpad/${id}`)),
  )
  if (first === undefined || last === undefined) throw new Error('no toolkits')
  const keysOf = ({ moduleId, lessons }: ModuleDetail) =>
    Object.keys(lessons).map((id) => `digitalLaunchpad-${moduleId}-${id}`)
  const completedLessons = [...keysOf(first), ...keysOf(last)]
  window.localStorage.setItem(PROGRESS_KEY, JSON.stringify({ completedLessons: completedLessons.slice(1) }))
  show(<Toolkit stageId="digitalLaunchpad" moduleId="module1" loaded={{ data: first }} />)
  expect(screen.queryByRole('region', { name: 'Toolkit finished' })).toBeNull()
  cleanup()

  window.localStorage.setItem(PROGRESS_KEY, JSON.stringify({ completedLessons }))
  show(<Toolkit stageId="digitalLaunchpad" moduleId="module1" loaded={{ data: first }} />)
  const next = screen.getByRole('link', { name: 'Next toolkit: Screen Time' })
  expect(next.getAttribute('href')).toBe('/digitalLaunchpad/modules/module2')
  cleanup()
  show(<Toolkit stageId="digitalLaunchpad" moduleId="module5" loaded={{ data: last }} />)
  expect(screen.getByRole('link', { name: 'See all toolkits' }).getAttribute('href')).toBe('/digitalLaunchpad/modules')
})

test("a page that cannot load shows the server's message, and its own words when there is none", async () => {
  const [url, own] = ['https://handrail.test/tool', 'Failed to fetch tool data.']
  expect(
    await fetchForPage(
      t,
      url,
      () => Promise.reject(AppError.fromAnswer(404, { message: 'No such toolkit.', key: 'any' })),
      own,
    ),
  ).toEqual({
    error: 'No such toolkit.',
  })
  expect(await fetchForPage(t, url, () => Promise.reject(AppError.fromAnswer(400, 'x')), own)).toEqual({ error: own })
  expect(await fetchForPage(t, url, () => Promise.reject(AppError.fromAnswer(502, 'x')), own)).toEqual({
    error: 'Something went wrong on our side. Try again in a minute.',
  })
  const scriptLost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  expect(await fetchForPage(t, url, () => Promise.reject(scriptLost), own)).toEqual({
    error: 'Part of this page did not load. That is our fault, not yours. Please load the page again.',
  })
  expect(await fetchForPage(t, url, async () => 5, own)).toEqual({ data: 5 })
})

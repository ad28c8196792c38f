// What follows a finished toolkit, and what a page says that cannot load.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PROGRESS_KEY } from '#src/features/progress/progress-store.ts'
import { AppError } from '#src/shared/app-error.ts'
import { translator } from '#src/web/language/translator.ts'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { cleanup, render, screen } from '../../../testing/runner/render.tsx'
import type { ModuleDetail } from './curriculum.contract.ts'
import { fetchForPage } from './page-load.ts'
import { Toolkit } from './toolkit-page.tsx'

const t = translator('en')

function show(element: React.ReactElement): void {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

async function fromApi<Data>(path: string): Promise<Data> {
  await using app = await createTestApp()
  return (await (await app.request(path)).json()) as Data
}

test('a finished toolkit leads to the next one, and the last to all', async () => {
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

test("a page that cannot load shows the server's message, or its own without one", async () => {
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
    isUnknown: true,
  })
  expect(await fetchForPage(t, url, () => Promise.reject(AppError.fromAnswer(400, 'x')), own)).toEqual({
    error: own,
    isUnknown: false,
  })
  expect(await fetchForPage(t, url, () => Promise.reject(AppError.fromAnswer(502, 'x')), own)).toEqual({
    error: 'Something went wrong on our side. Try again in a minute.',
    isUnknown: false,
  })
  const scriptLost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  expect(await fetchForPage(t, url, () => Promise.reject(scriptLost), own)).toEqual({
    error: 'Part of this page did not load. That is our fault, not yours. Please load the page again.',
    isUnknown: false,
  })
  expect(await fetchForPage(t, url, async () => 5, own)).toEqual({ data: 5 })
})

// The licence says of each line whether it has been practised on this device.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { completeLesson } from '#src/features/progress/progress-store.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { EXPLORERS_GUIDE_ID } from '#src/shared/paths.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import LicencePage from './licence-page.tsx'

test('a line is practised once its session was finished, and no other with it', () => {
  completeLesson(lessonKey(EXPLORERS_GUIDE_ID, 'm1', 'one'), new Date('2026-11-22T19:00:00Z'))
  const lines = ['one', 'two'].map((id) => ({ moduleId: 'm1', lessonId: id, title: `Title ${id}`, line: `Line ${id}` }))
  const element = <LicencePage {...({ loaderData: { lines } } as Parameters<typeof LicencePage>[0])} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const states = screen.getAllByRole('listitem').map((item) => item.querySelector('strong') !== null)
  expect(states).toEqual([true, false])
})

// D24: '/account' says how far somebody has come, and leads on.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { showProgress } from '#src/features/progress/progress-store.ts'
import { render, screen } from '../../../testing/runner/render.tsx'
import { FinishedTools } from './finished-tools.tsx'

const toolkits = [
  { stageId: 'digitalLaunchpad', moduleId: 'module1', title: 'Calm', tools: 2 },
  { stageId: 'digitalLaunchpad', moduleId: 'module10', title: 'Games', tools: 3 },
  { stageId: 'teenGuide', moduleId: 'module1', title: 'Teens', tools: 4 },
]

function show(completedLessons: string[]): void {
  showProgress({ completedLessons, lastUpdated: null })
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <FinishedTools toolkits={toolkits} /> }])} />,
  )
}

test('D24: each toolkit that was begun says how many of its tools are finished, and never more than it has', () => {
  show([
    'digitalLaunchpad-module1-1.1',
    'digitalLaunchpad-module1-1.2',
    'digitalLaunchpad-module1-1.9',
    'teenGuide-module1-1.1',
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Calm2 of 2 tools completed',
    'Teens1 of 4 tools completed',
  ])
  expect(screen.getByRole('link', { name: 'Calm' }).getAttribute('href')).toBe('/digitalLaunchpad/modules/module1')
})

test('D24: whoever has finished nothing yet is led to all tools', () => {
  show([])
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('link', { name: 'See all tools' }).getAttribute('href')).toBe('/tools')
})

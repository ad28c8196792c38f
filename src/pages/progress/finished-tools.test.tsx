// '/progress' says what was finished, and leads on.

import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { showProgress } from '#src/features/progress/progress-store.ts'
import { render, screen, within } from '../../../testing/runner/render.tsx'
import { FinishedTools } from './progress-page.tsx'

const tool = (stageId: string, moduleId: string, id: string) => ({
  key: `${stageId}-${moduleId}-${id}`,
  path: `/${stageId}/modules/${moduleId}/lessons/${id}`,
  title: `Tool ${id}`,
  description: 'What it gives.',
  minutes: 6,
  scene: undefined,
  colour: 'teal',
})
const toolkit = (stageId: string, moduleId: string, title: string, ids: string[]) => ({
  stageId,
  moduleId,
  title,
  goal: 'A goal.',
  look: { emoji: '📚', colour: 'teal' as const },
  tools: ids.map((id) => tool(stageId, moduleId, id)),
})

const toolkits = [
  toolkit('digitalLaunchpad', 'module1', 'Calm', ['1.1', '1.2']),
  toolkit('digitalLaunchpad', 'module10', 'Games', ['10.1', '10.2', '10.3']),
  toolkit('teenGuide', 'module1', 'Teens', ['1.1', '1.2']),
]

function show(completedLessons: string[]): void {
  showProgress({ completedLessons, lastUpdated: null })
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: <FinishedTools toolkits={toolkits} /> }])} />,
  )
}

test('each toolkit that was begun has its finished tools, and counts none that is gone', () => {
  show(['digitalLaunchpad-module1-1.1', 'digitalLaunchpad-module1-1.9', 'teenGuide-module1-1.1'])
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(shown).toEqual(['📚 Calm', '📚 Teens'])
  const [calm] = screen.getAllByRole('listitem')
  if (calm === undefined) throw new Error('There is no toolkit.')
  within(calm).getByRole('img', { name: '1 of 2 tools completed' })
  expect(within(calm).getByRole('link', { name: 'Calm' }).getAttribute('href')).toBe(
    '/digitalLaunchpad/modules/module1',
  )
  expect(within(calm).getByRole('link', { name: 'Tool 1.1' }).getAttribute('href')).toBe(
    '/digitalLaunchpad/modules/module1/lessons/1.1',
  )
})

test('who has finished nothing yet is led to all tools', () => {
  show([])
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('link', { name: 'See all tools' }).getAttribute('href')).toBe('/tools')
})

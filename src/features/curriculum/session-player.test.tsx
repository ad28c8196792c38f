// A session on one phone: what the grown-up has at hand is not there while the child holds it.

import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '#src/features/accounts/auth-context.tsx'
import { render, screen } from '../../../testing/runner/render.tsx'
import type { SessionLesson } from './curriculum.contract.ts'
import { loadCurriculum } from './curriculum.server.ts'
import OpenedSession from './session-player.tsx'
import { listSessionSteps } from './session-steps.ts'

const sessions = loadCurriculum('en').lessons.filter((lesson): lesson is SessionLesson => 'session' in lesson)
const [session] = sessions as [SessionLesson, ...SessionLesson[]]
const steps = listSessionSteps(session.session)
const childs = steps.flatMap((step, index) => {
  const isChilds = step.kind === 'turn' ? step.turn.who === 'child' : step.kind === 'pass' || step.kind === 'give-back'
  return isChilds ? [index] : []
})

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})))

function show(step: number, session: SessionLesson = sessions[0] as SessionLesson) {
  const element = (
    <AuthProvider>
      <OpenedSession loaded={{ data: session }} moduleId={session.moduleId} />
    </AuthProvider>
  )
  const initialEntries = [{ pathname: '/session', state: { step } }]
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />)
}

test("the grown-up's steps have help lines, and those with the child have none", () => {
  expect(childs.length).toBeGreaterThan(2)
  const without = steps.flatMap((_step, index) => {
    const { unmount } = show(index)
    const found = screen.queryByRole('complementary', { name: /help/i })
    unmount()
    return found === null ? [index] : []
  })
  expect(without).toEqual(childs)
})

test('a child’s turn has a way back and a word to pass, but no link out', async () => {
  const turn = steps.findIndex((step) => step.kind === 'turn' && step.turn.who === 'child')
  show(turn)
  expect(screen.queryAllByRole('link')).toEqual([])
  screen.getByRole('button', { name: 'Back' })
  await userEvent.click(screen.getByRole('button', { name: 'I say pass' }))
  screen.getByText(`Step ${turn + 2} of ${steps.length}`)
})

// Writing an issue: what is typed stays on the device until it is saved, and what is wrong is said at its field.
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { cleanup, render, screen } from '../../../../testing/runner/render.tsx'
import type { IssueText } from './desk-issues.contract.ts'
import { IssueEditor } from './issue-editor.desk.tsx'

const TEXT: IssueText = {
  ...{ subject: 'Put the charger in the hall', preheader: 'A line', markdown: '## One', date: '2027-08-07' },
  ...{ evidence: ['S5'], version: 2, editedAt: null, editedBy: null, english: null, languages: [] },
  ...{ proven: false, begun: false, sources: [{ id: 'S5', name: 'A study' }] },
}

function open(): void {
  const element = <IssueEditor slug="one" language="en" text={TEXT} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('typed text is restored in a new tab, and can be replaced by the stored text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ others: [], version: 2 }))
  open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Subject'), '!')
  screen.getByText(/^S5: A study/)
  cleanup()
  open()
  const subject = screen.getByLabelText('Subject') as HTMLInputElement
  expect(subject.value).toBe('Put the charger in the hall!')
  await user.click(screen.getByRole('button', { name: 'Take what is stored' }))
  expect(subject.value).toBe('Put the charger in the hall')
  expect(screen.queryByRole('button', { name: 'Take what is stored' })).toBeNull()
})

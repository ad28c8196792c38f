// What the desk's pages of the newsletter show of issues, under way and not.

import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DeskSessionContext } from '#src/web/desk/desk-session.ts'
import { render, screen } from '../../../../testing/runner/render.tsx'
import { ShownIssue } from './issue.desk.tsx'
import { ShownNewsletter } from './newsletter.desk.tsx'

const ISSUE = {
  slug: 'an-issue',
  date: '2026-11-28',
  subject: 'A subject',
  preheader: 'Before it',
  sources: ['A book'],
}
const BLOCKS = [{ kind: 'paragraph' as const, children: ['Words of the issue.'] }]
const NONE = {
  planned: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  waiting: 0,
  problem: null,
  reasons: [],
  schedule: null,
}
const PLAN = { next: null, isSending: true }
const WEEKS = ['2026-11-09', '2026-11-16']

function show(element: ReactElement): void {
  const inside = (
    <DeskSessionContext value={{ email: 'anna@desk.example', role: 'editor' }}>{element}</DeskSessionContext>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: inside }])} />)
}

test('an issue under way has a bar, a number for each state, and both its texts', () => {
  const progress = {
    ...NONE,
    planned: 1_200,
    sent: 906,
    failed: 3,
    skipped: 1,
    waiting: 290,
    problem: '421 4.3.2 not now',
    reasons: [{ reason: '550 5.1.1 no such user, at RCPT TO', count: 3 }],
  }
  show(
    <ShownIssue
      issue={{ ...ISSUE, blocks: BLOCKS }}
      text="Words as text."
      progress={{ state: 'being sent', ...progress }}
    />,
  )
  const bar = screen.getByLabelText('910 of 1,200 copies are settled')
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['910', '1200'])
  const parts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(parts).toEqual([
    ['Accepted', '906'],
    ['Failed', '3'],
    ['Left out', '1'],
    ['Waiting', '290'],
  ])
  screen.getByText('The mail server takes nothing now. It said: 421 4.3.2 not now')
  screen.getByText('550 5.1.1 no such user, at RCPT TO: 3')
  screen.getByText('Words of the issue.')
  screen.getByText('Words as text.')
  screen.getByText('One copy goes to you, at anna@desk.example. It counts nowhere.')
})

test('an issue that reached no reader says so, and one without readers says that', () => {
  const issue = { ...ISSUE, blocks: BLOCKS }
  show(<ShownIssue issue={issue} text="" progress={{ state: 'not sent', ...NONE }} />)
  screen.getByText('Nobody has got this issue yet.')
  expect(screen.queryByRole('progressbar')).toBeNull()
  show(<ShownIssue issue={issue} text="" progress={{ state: 'sent', ...NONE }} />)
  screen.getByText('There were no readers to send it to.')
})

test('the list leads to each issue, and few readers are not counted out', () => {
  const series = { counts: [null, 0], sum: null }
  const issues = [{ ...ISSUE, state: 'queued' as const, failed: { failed: 12, refused: 7 } }]
  const bounces = { hard: series, soft: series, complaint: series }
  show(
    <ShownNewsletter
      {...PLAN}
      issues={issues}
      ahead={{ count: 3, isFew: true }}
      readers={null}
      weeks={WEEKS}
      came={series}
      left={series}
      bounces={bounces}
    />,
  )
  expect(screen.getByRole('link', { name: 'A subject' }).getAttribute('href')).toBe('/desk/newsletter/an-issue')
  screen.getByText('Waits to be sent')
  screen.getByText(/^Issues that will leave by themselves: 3\./)
  screen.getByText('Readers of the weekly tip: under 20')
  expect(screen.getAllByRole('cell', { name: /^(12|7)$/ }).map(({ textContent }) => textContent)).toEqual(['12', '7'])
  screen.getByRole('heading', { name: 'No such mailbox' })
})

test('what was never counted has no plot', () => {
  const none = { counts: [0, 0], sum: 0 }
  const series = { counts: [0, 23], sum: 23 }
  const counted = { weeks: WEEKS, came: series, left: none, bounces: { hard: none, soft: none, complaint: none } }
  show(<ShownNewsletter {...PLAN} issues={[]} ahead={{ count: 30, isFew: false }} readers={23} {...counted} />)
  expect(screen.getAllByRole('figure')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Addresses that could not be reached' })).toBeNull()
})

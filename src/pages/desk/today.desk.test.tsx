// What stands on the first page of the desk: what needs an operator, and figures without small numbers.

import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskOverview } from '#src/features/analytics/figures/figures.contract.ts'
import type { DeskMessage } from '#src/features/inbox/inbox.contract.ts'
import type { DeskNewsletter } from '#src/features/newsletter/desk/desk-issues.contract.ts'
import type { OperatorRole } from '#src/shared/operators.ts'
import { DeskSessionContext } from '#src/web/desk/desk-session.ts'
import { render, screen } from '../../../testing/runner/render.tsx'
import TodayPage, { LastDays, NextIssue, TodayHealth, TodayInbox } from './today.desk.tsx'

const WEEKS = ['2026-11-09', '2026-11-16']
const VISITS = { name: 'visits' as const, counts: [null, 1_045], sum: 1_060 }
const NO_SERIES = { counts: [0, 0], sum: 0 }
const NEWSLETTER: DeskNewsletter = {
  issues: [],
  next: { slug: 'an-issue', subject: 'A subject', state: 'not sent', saturday: '2026-11-28' },
  isSending: true,
  ahead: { count: 9, isFew: false },
  readers: null,
  weeks: WEEKS,
  came: NO_SERIES,
  left: NO_SERIES,
  bounces: { hard: NO_SERIES, soft: NO_SERIES, complaint: NO_SERIES },
}
const IDEA: DeskMessage = {
  ...{ id: 'one', kind: 'idea', title: null, path: null, detail: null, text: 'A tablet for two', language: 'en' },
  ...{ times: 1, cameOn: '2026-11-01', dueOn: '2026-12-01', late: true, urgent: false, decisions: ['done'] },
  ...{ flags: [], answeredOn: null, closedOn: null, address: null },
}

afterEach(() => vi.unstubAllGlobals())

const show = (element: ReactElement, role: OperatorRole = 'owner') =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '*',
          element: <DeskSessionContext value={{ email: 'anna@desk.example', role }}>{element}</DeskSessionContext>,
        },
      ])}
    />,
  )

test('a waiting message says its due day, and its row opens it in the inbox', () => {
  const messages = Array.from({ length: 8 }, (_, index) => ({ ...IDEA, id: String(index), late: index === 0 }))
  show(<TodayInbox messages={messages} found={8} kinds={[]} />)
  screen.getByText('8 messages, the most urgent first.')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(6)
  expect(rows.slice(0, 2)).toEqual([
    'IdeasA tablet for twoLate. Was due by Tue 1 Dec',
    'IdeasA tablet for twoDue by Tue 1 Dec',
  ])
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect([links[0], links.at(-1)]).toEqual(['/desk/inbox?open=0', '/desk/inbox'])
})

test('where nothing waits the page says so', () => {
  show(<TodayInbox messages={[]} found={0} kinds={[]} />)
  screen.getByText('Nothing waits for you. Well done.')
})

test('the next issue has its Saturday and readers, or a way to write it', () => {
  show(<NextIssue {...NEWSLETTER} />)
  screen.getByText('A subject')
  screen.getByText('It leaves by itself on Saturday, 28 Nov, at 09:00 in London.')
  screen.getByText('Readers of the weekly tip: under 20')
  expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/desk/newsletter/an-issue')
  expect(screen.queryByRole('link', { name: 'Write a new issue' })).toBeNull()
  show(<NextIssue {...NEWSLETTER} next={null} ahead={{ count: 0, isFew: true }} isSending={false} />)
  screen.getByText(/^No issue is going to leave/)
  screen.getByText(/^Sending is switched off here/)
  screen.getByText(/^Issues that will leave by themselves: 0\./)
  screen.getByRole('link', { name: 'Write a new issue' })
})

test('the last seven days stand beside those before, and 13 weeks have a table', () => {
  const lastDays = [{ name: 'visits' as const, count: 640, before: null }]
  const series: DeskOverview['series'] = [{ name: 'worked', ...NO_SERIES }, VISITS]
  show(<LastDays lastDays={lastDays} weeks={WEEKS} series={series} />)
  expect(screen.getByRole('listitem').textContent).toBe('Visits640The 7 days before: under 20')
  const rows = [...screen.getByRole('table', { hidden: true }).querySelectorAll('tbody tr')]
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['9 Nov', 'under 20'],
    ['16 Nov', '1,045'],
  ])
  // A week without a count has no point in the chart.
  expect(screen.getAllByRole('figure', { hidden: true })).toHaveLength(1)
})

test('on its first day the page says that nothing has been counted, and draws nothing', () => {
  show(<LastDays lastDays={[]} weeks={WEEKS} series={[{ name: 'visits', ...NO_SERIES }]} />)
  screen.getByText(/^Nothing has been counted yet/)
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
})

test('a server problem is shown with what to do, and its window is dark', () => {
  const disk = { what: 'disk', ok: true, says: '900 MB are free.' }
  show(<TodayHealth findings={[disk, { what: 'backup', ok: false, says: 'None was ever made. Make one.' }]} />)
  screen.getByRole('heading', { name: 'One thing needs you: backup' })
  screen.getByText('None was ever made. Make one.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Disk: Well',
    'Backup: Needs you',
  ])
})

const askedBy = async (role: OperatorRole) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://x').pathname)
    return new Response('', { status: 500 })
  })
  show(<TodayPage />, role)
  await screen.findAllByRole('alert')
  return asked.map((path) => path.slice('/api/desk/'.length)).sort()
}

test('each role is asked for nothing that it may not see', async () => {
  expect(await askedBy('moderator')).toEqual(['inbox', 'overview'])
  expect(await askedBy('editor')).toEqual(['inbox', 'newsletter', 'overview'])
  expect(await askedBy('owner')).toEqual(['health', 'inbox', 'newsletter', 'overview', 'results'])
})

test('without newsletter, counting and results there is neither an issue nor a figure', async () => {
  vi.stubEnv('FEATURES', 'community')
  expect(await askedBy('owner')).toEqual(['health', 'inbox'])
  expect(screen.queryByText('Next issue')).toBeNull()
  expect(screen.queryByText('The last 7 days')).toBeNull()
  vi.unstubAllEnvs()
})

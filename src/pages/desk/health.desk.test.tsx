// What owners see of the server: what is wrong first, in words, and each job with its end.

import { afterEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../../testing/runner/render.tsx'
import DeskHealthPage, { ShownFindings, ShownJobs } from './health.desk.tsx'

afterEach(() => vi.unstubAllGlobals())

const DISK = { what: 'disk', ok: true, says: '900 MB are free in DATA_DIR.' }
const SINCE = '2026-11-20T20:00:00.000Z'

test('what needs an operator comes first, and says so in words', () => {
  const mail = { what: 'mail', ok: false, says: 'SMTP_URL is not set. Set it.' }
  render(<ShownFindings findings={[DISK, mail]} />)
  screen.getByText('Findings that need you: 1')
  const [mailWindow, diskWindow, ...rows] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect([mailWindow, diskWindow]).toEqual(['Mail: Needs you', 'Disk: Well'])
  expect(rows).toEqual(['mailNeeds youSMTP_URL is not set. Set it.', 'disk900 MB are free in DATA_DIR.'])
  expect(screen.getAllByText('SMTP_URL is not set. Set it.')).toHaveLength(2)
})

test('where everything is well the page says so', () => {
  render(<ShownFindings findings={[DISK]} />)
  screen.getByText('Everything that was looked at is well.')
})

test('a failed job says how often; healthy ones are folded, an unfinished one says so', () => {
  const jobs = [
    { name: 'mails', endedAt: SINCE, failures: 0 },
    { name: 'results', endedAt: SINCE, failures: 3 },
    { name: 'slow', endedAt: null, failures: 0 },
  ]
  render(<ShownJobs since={SINCE} jobs={jobs} />)
  screen.getByText('2 jobs are well')
  const rows = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(rows.map((row) => row?.replace(/Last ended on .*/, ''))).toEqual([
    'resultsFailed, times in a row: 3',
    'mails',
    'slowHas not ended yet',
  ])
})

test('where no job runs the page says so', () => {
  render(<ShownJobs since={SINCE} jobs={[]} />)
  screen.getByText('No job runs in this process.')
})

test('where the server fails the page says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  render(<DeskHealthPage />)
  await screen.findByRole('alert')
})

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
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['Needs you: mail. SMTP_URL is not set. Set it.', 'Well: disk. 900 MB are free in DATA_DIR.'])
})

test('where everything is well the page says so', () => {
  render(<ShownFindings findings={[DISK]} />)
  screen.getByText('Everything that was looked at is well.')
})

test('a job that failed comes first and says how often, one that has not ended says so', () => {
  const jobs = [
    { name: 'mails', endedAt: SINCE, failures: 0 },
    { name: 'results', endedAt: SINCE, failures: 3 },
    { name: 'slow', endedAt: null, failures: 0 },
  ]
  render(<ShownJobs since={SINCE} jobs={jobs} />)
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows.map(([name, , state]) => [name, state])).toEqual([
    ['Job', 'How it went'],
    ['results', 'Failed, times in a row: 3'],
    ['mails', 'Well'],
    ['slow', 'Well'],
  ])
  expect(rows.at(-1)?.[1]).toBe('Not yet')
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

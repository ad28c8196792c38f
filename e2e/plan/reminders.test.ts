// kill -9 of the real server while a question by mail is on its way, and while one waits.
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { londonDay } from '#src/platform/london-time.ts'
import { startMailSink } from '../../testing/mail/mail-sink.ts'
import { linkIn, waitForMail } from '../../testing/mail/mails.ts'
import { type RunningServer, startServer } from '../../testing/servers/server.ts'

const SUBJECT = 'Handrail: you asked us to check in today'

async function call(server: RunningServer, path: string, body: object, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as Record<string, string>
}

/** A parent with a proven address, signed in. */
async function joinAs(server: RunningServer, email: string): Promise<string> {
  const gdprConsent = { privacyPolicy: true, emailMarketing: false, timestamp: new Date().toISOString() }
  const emailPreferences = { weeklyTips: false, marketing: false }
  const person = { email, password: 'correct horse battery staple', emailPreferences, gdprConsent }
  const { token = '' } = await call(server, '/api/auth/register', person)
  const code = new URL(linkIn(await waitForMail(server.dataDir, email, /code=/))).searchParams.get('code') ?? ''
  await call(server, '/api/auth/verify-email', { code }, token)
  return token
}

async function kill(server: RunningServer): Promise<void> {
  const ended = new Promise((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGKILL')
  await ended
}

test('a killed server loses no question: those in flight are sent again, waiting ones once', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'handrail-reminders-'))
  const env = { DATA_DIR: folder.path, REMINDER_HOUR: '0' }
  const day = londonDay(new Date())
  await using first = await startServer(env)
  const tokens = [await joinAs(first, 'anna@family.example'), await joinAs(first, 'ben@family.example')]
  await kill(first)

  const held: string[] = []
  // Takes the words of a mail and never says so.
  await using deaf = await startMailSink(0, { onData: (stream) => stream.on('data', () => held.push('')).resume() })
  await using second = await startServer({ ...env, SMTP_URL: deaf.url })
  await call(second, '/api/reminders', { day }, tokens[0])
  await expect.poll(() => held.length, { timeout: 15_000 }).toBeGreaterThan(0)
  await kill(second)

  await using third = await startServer({ ...env, SMTP_URL: 'smtp://127.0.0.1:9' })
  await call(third, '/api/reminders', { day }, tokens[1])
  await setTimeout(3_000)
  await kill(third)

  await using sink = await startMailSink()
  await using _fourth = await startServer({ ...env, SMTP_URL: sink.url })
  const asked = () => sink.taken.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to)
  await expect.poll(asked, { timeout: 30_000 }).toHaveLength(2)
  // Whatever else a dead process had in hand would come within its lease and the longest pause.
  await setTimeout(20_000)
  expect(asked().sort()).toEqual([
    expect.stringContaining('anna@family.example'),
    expect.stringContaining('ben@family.example'),
  ])
}, 120_000)

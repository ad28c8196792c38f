// Mails leave, or wait and leave later; none is lost, none is sent by two processes.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { startMailSink } from '../../../testing/mail/mail-sink.ts'
import { sendDueMails } from '../../../testing/mail/send-due-mails.ts'
import { readConfig } from '../config.ts'
import { FIGURE_CHECKS } from '../operations/figure-checks.ts'
import { composeMail, type Mail } from './mail.ts'
import { createMailTransport } from './mail-transport.ts'
import { queueMail } from './outbox.ts'

const LONG_LINK = `http://handrail.test/reset-password?token=${'a-B_9'.repeat(12)}`

const words = composeMail('en', {
  subject: 'Grüße',
  before: ['Hello,'],
  link: { label: 'Go', url: LONG_LINK },
  after: [],
})
const mail = (to = 'anna@family.example'): Mail => ({ to, kind: 'test', share: 'reset', accountId: null, ...words })

const waiting = (app: TestApp) => app.services.database.query.selectFrom('job').selectAll().execute()

const later = (app: TestApp, seconds: number) => app.setTime(new Date(app.services.clock().getTime() + seconds * 1_000))

function refuseReceivers(responseCode: number, words = 'no'): SMTPServerOptions {
  return {
    onRcptTo: (_address, _session, done) => done(refusal(responseCode, words)),
  }
}

async function createSmtpApp(url: string): Promise<TestApp> {
  const app = await createTestApp()
  app.services.mail = createMailTransport(readConfig({ SMTP_URL: url, PUBLIC_URL: 'http://handrail.test' }))
  return app
}

test('a mail is sent by SMTP as text and HTML with its link, and leaves nothing', async () => {
  await using sink = await startMailSink()
  await using app = await createSmtpApp(sink.url)
  await queueMail(app.services.database.query, app.services, mail('anna@bücher.example'))
  expect(await sendDueMails(app.services)).toBe(1)
  const [raw = ''] = sink.received
  expect(raw).toMatch(/^From: Handrail <no-reply@handrail\.test>$/m)
  expect(raw).toMatch(/^To: anna@xn--bcher-kva\.example$/m)
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@handrail\.test>$/m)
  expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(raw).toContain('Content-Type: text/plain')
  expect(raw).toContain('Content-Type: text/html')
  // As a mail program reads it: soft line breaks joined, codes turned back.
  expect(raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(LONG_LINK)
  expect(await waiting(app)).toEqual([])
})

test('a mail that can be stopped says so in its headers, others do not', async () => {
  await using sink = await startMailSink()
  await using app = await createSmtpApp(sink.url)
  const { query } = app.services.database
  await queueMail(query, app.services, { ...mail('a@family.example'), stopUrl: 'http://handrail.test/stop/x' })
  await queueMail(query, app.services, mail('b@family.example'))
  expect(await sendDueMails(app.services)).toBe(2)
  const [stoppable, other] = [...sink.received].sort((one) => (one.includes('a@family.example') ? -1 : 1))
  expect(stoppable).toMatch(/^List-Unsubscribe: <http:\/\/handrail\.test\/stop\/x>$/m)
  expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(other).not.toMatch(/^List-/m)
})

/** From now on nothing can be deleted. @returns what undoes this */
function breakDeleting(app: TestApp): () => void {
  const { database } = app.services
  const query = database.query.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'DeleteQueryNode') throw Object.assign(new Error('gone'), { code: 'ECONNRESET' })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  app.services.database = { ...database, query }
  return () => {
    app.services.database = database
  }
}

test('mails being sent keep their leases when the end of another could not be stored', async () => {
  await using app = await createTestApp()
  for (const to of ['anna@family.example', 'ben@family.example']) {
    await queueMail(app.services.database.query, app.services, mail(to))
  }
  const slow = Promise.withResolvers<void>()
  app.services.mail.send = (_id, { to }) => (to.startsWith('ben') ? slow.promise : Promise.resolve())
  breakDeleting(app)
  let isOver = false
  const sending = sendDueMails(app.services).finally(() => {
    isOver = true
  })
  sending.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(isOver).toBe(false)
  slow.resolve()
  await expect(sending).rejects.toThrow('gone')
})

test('without SMTP it is one complete .eml file with its final name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handrail-test-'))
  await using app = await createTestApp()
  app.services.mail = createMailTransport(readConfig({ DATA_DIR: folder }))
  await queueMail(app.services.database.query, app.services, mail())
  await sendDueMails(app.services)
  const names = await readdir(join(folder, 'outbox'))
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.eml$/)])
  const text = await readFile(join(folder, 'outbox', names[0] as string), 'utf8')
  expect(text).toMatch(/^To: anna@family\.example\r$/m)
  await rm(folder, { recursive: true })
})

test('a mail server that is away loses nothing, and is tried every 15 seconds', async () => {
  const gone = await startMailSink()
  await gone[Symbol.asyncDispose]()
  await using app = await createSmtpApp(gone.url)
  await queueMail(app.services.database.query, app.services, mail())
  for (let tries = 0; tries < 10; tries++) {
    expect(await sendDueMails(app.services), String(tries)).toBe(1)
    later(app, 15)
  }
  await using back = await startMailSink(Number(new URL(gone.url).port))
  await sendDueMails(app.services)
  expect(back.received).toHaveLength(1)
  expect(JSON.stringify(app.logged)).not.toContain('anna@')
  expect(app.logged.map(({ event }) => event)).toContain('mail.postponed')
})

test('a temporary refusal is tried again with growing pauses, a permanent one is given up', async () => {
  await using app = await createTestApp()
  const refuseWith = async (code: number) => {
    const sink = await startMailSink(0, refuseReceivers(code, code === 550 ? '5.1.1 Nobody here' : 'no'))
    app.services.mail = createMailTransport(readConfig({ SMTP_URL: sink.url }))
    return sink
  }
  {
    await using _later = await refuseWith(451)
    await queueMail(app.services.database.query, app.services, mail())
    await sendDueMails(app.services)
    expect(await sendDueMails(app.services)).toBe(0)
    later(app, 5)
    expect(await sendDueMails(app.services)).toBe(1)
    later(app, 5)
    expect(await sendDueMails(app.services)).toBe(0)
    expect(await waiting(app)).toMatchObject([{ attempts: 2, failed_at: null, locked_until: null }])
  }
  await using _never = await refuseWith(550)
  later(app, 600)
  expect(await sendDueMails(app.services)).toBe(1)
  expect(await waiting(app)).toMatchObject([{ attempts: 3, last_error: expect.stringContaining('550') }])
  later(app, 86_400)
  expect(await sendDueMails(app.services)).toBe(0)
  expect(app.logged.at(-1)?.event).toBe('mail.failed')
})

test('one rejected receiver is not reported as ours, and delays no other mail', async () => {
  await using app = await createTestApp()
  const refuseAnna = (words: string, responseCode = 554): SMTPServerOptions => ({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('anna') ? done(refusal(responseCode, words)) : done(),
  })
  const sendThrough = async (options: SMTPServerOptions) => {
    await using sink = await startMailSink(0, options)
    app.services.mail = createMailTransport(readConfig({ SMTP_URL: sink.url }))
    later(app, 600)
    // One batch has one mail for each mailbox.
    while ((await sendDueMails(app.services)) > 0);
  }
  const { database, config } = app.services
  const check = () => FIGURE_CHECKS.find(({ what }) => what === 'outbox')?.check(database, config, app.services.clock())
  const say = () => app.logged.map(({ event }) => event).filter((event) => event.startsWith('mail.'))
  await queueMail(database.query, app.services, mail('anna@family.example'))
  await sendThrough(refuseAnna('5.7.1 Access denied'))
  await sendThrough(refuseAnna('not here', 550))
  expect(await waiting(app)).toMatchObject([{ attempts: 2, failed_at: null }])
  expect(say()).toEqual(['mail.postponed', 'mail.postponed'])
  expect(await check()).toBe('Mails that wait: 1. Given up in the last days: 0.')
  // Two of hers are still one receiver; and once the mail server has taken another mail, it is not us.
  await queueMail(database.query, app.services, mail('anna@family.example'))
  await sendThrough(refuseAnna('5.7.1 Access denied'))
  expect(await check()).toMatch('Mails that wait: 2.')
  await queueMail(database.query, app.services, mail('ben@family.example'))
  await sendThrough(refuseAnna('5.7.1 Access denied'))
  await sendThrough(refuseAnna('5.7.1 Access denied'))
  expect(say()).not.toContain('mail.sender-refused')
  expect((await waiting(app)).map(({ last_error }) => last_error)).not.toContainEqual(expect.stringContaining('sender'))
  await sendThrough(refuseAnna('not here', 550))
  await sendThrough(refuseAnna('not here', 550))
  expect(await check()).toBe(
    'Mails that wait: 0. Given up in the last days: 2. The last of them: test: 550 not here, at RCPT TO; test: 550 not here, at RCPT TO.',
  )
})

/** Mail servers check the sender either at once or, like Postfix by default, once a receiver is named. */
const SENDER_REFUSALS: [string, SMTPServerOptions][] = [
  ['at MAIL FROM', { onMailFrom: (_address, _session, done) => done(refusal(550, 'not your address')) }],
  ['without PIPELINING', { hidePIPELINING: true, onMailFrom: (_address, _session, done) => done(refusal(553, 'no')) }],
  ['at RCPT TO', { onRcptTo: (_address, _session, done) => done(refusal(550, '5.1.8 Domain of sender not found')) }],
  ['as a relay', { onRcptTo: (_address, _session, done) => done(refusal(554, '5.7.1 Relay access denied')) }],
  ['for its quota, after the words', { onData: refuseWords(550, '5.4.5 Daily user sending quota exceeded') }],
  ['as a relay, by Exim', { onRcptTo: (_address, _session, done) => done(refusal(550, 'relay not permitted')) }],
  ['for its quota', { onRcptTo: (_address, _session, done) => done(refusal(550, '5.4.5 Daily quota exceeded')) }],
]

function refuseWords(responseCode: number, words: string): NonNullable<SMTPServerOptions['onData']> {
  return (stream, _session, done) => {
    stream.on('end', () => done(refusal(responseCode, words)))
    stream.resume()
  }
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })

test.each(SENDER_REFUSALS)(
  'mails wait while the sender is refused permanently, %s; the doctor says so',
  async (_where, refuse) => {
    await using app = await createTestApp()
    const receivers = ['anna@family.example', 'ben@family.example']
    for (const to of receivers) await queueMail(app.services.database.query, app.services, mail(to))
    {
      await using sink = await startMailSink(0, refuse)
      app.services.mail = createMailTransport(readConfig({ SMTP_URL: sink.url }))
      for (let tries = 0; tries < 3; tries++) {
        expect(await sendDueMails(app.services)).toBe(2)
        later(app, 600)
      }
    }
    expect((await waiting(app)).map(({ attempts, failed_at }) => [attempts, failed_at])).toEqual(
      Array(2).fill([3, null]),
    )
    expect(app.logged.map(({ event }) => event)).toContain('mail.sender-refused')
    const { database, config } = app.services
    const check = () =>
      FIGURE_CHECKS.find(({ what }) => what === 'outbox')?.check(database, config, app.services.clock())
    await expect(check()).rejects.toThrow('The mail server refuses us, not the receivers, so mails wait: 2.')
    await using sink = await startMailSink()
    app.services.mail = createMailTransport(readConfig({ SMTP_URL: sink.url }))
    expect(await sendDueMails(app.services)).toBe(2)
    expect(sink.taken.map(({ to }) => to).sort()).toEqual(receivers)
    expect(await check()).toBe('Mails that wait: 0. Given up in the last days: 0.')
  },
)

test('a mail server that is shutting down counts as away, and is tried every 15 seconds', async () => {
  await using sink = await startMailSink(0, refuseReceivers(421))
  await using app = await createSmtpApp(sink.url)
  await queueMail(app.services.database.query, app.services, mail())
  for (let tries = 0; tries < 10; tries++) {
    expect(await sendDueMails(app.services), String(tries)).toBe(1)
    later(app, 15)
  }
  expect(await waiting(app)).toMatchObject([{ attempts: 10, failed_at: null }])
})

test('runners at the same moment send every mail once', async () => {
  await using sink = await startMailSink()
  await using app = await createSmtpApp(sink.url)
  for (let index = 0; index < 40; index++) {
    await queueMail(app.services.database.query, app.services, mail(`person${index}@family.example`))
  }
  const runner = async () => {
    while ((await sendDueMails(app.services)) > 0);
  }
  await Promise.all([runner(), runner(), runner(), runner()])
  const receivers = sink.received.map((raw) => /^To: (.*)$/m.exec(raw)?.[1])
  expect(receivers).toHaveLength(40)
  expect(new Set(receivers).size).toBe(40)
})

test('a runner that died in the middle holds nothing up for longer than its lease', async () => {
  await using app = await createTestApp()
  await queueMail(app.services.database.query, app.services, mail())
  const { send } = app.services.mail
  app.services.mail.send = () => new Promise(() => {})
  void sendDueMails(app.services)
  await expect.poll(async () => (await waiting(app))[0]?.attempts).toBe(1)
  app.services.mail.send = send
  later(app, 7)
  expect(await sendDueMails(app.services)).toBe(0)
  later(app, 1)
  expect(await sendDueMails(app.services)).toBe(1)
  expect(await waiting(app)).toEqual([])
})

test('a cause that is rolled back leaves no mail', async () => {
  await using app = await createTestApp()
  const undone = app.services.database.query.transaction().execute(async (transaction) => {
    await queueMail(transaction, app.services, mail())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await waiting(app)).toEqual([])
})

test('no text can add a header or a receiver', async () => {
  const receivers: string[] = []
  await using sink = await startMailSink(0, {
    onRcptTo: ({ address }, _session, done) => {
      receivers.push(address)
      done()
    },
  })
  await using app = await createSmtpApp(sink.url)
  const { query } = app.services.database
  const subject = 'Hello\r\nBcc: evil@family.example\r\n\r\nbody\u2028x'
  await queueMail(query, app.services, { ...mail('a@family.example'), subject })
  expect(await sendDueMails(app.services)).toBe(1)
  expect(receivers).toEqual(['a@family.example'])
  const [head = ''] = sink.received[0]?.split('\r\n\r\n') ?? []
  expect(head).toMatch(/^Message-ID: /m)
  expect(head.match(/^(?:Bcc|To|Subject|From):/gim)?.sort()).toEqual(['From:', 'Subject:', 'To:'])
  for (const to of ['b@family.example,c@family.example', '<d@family.example>,<e@family.example>']) {
    await queueMail(query, app.services, mail(to))
  }
  await sendDueMails(app.services)
  for (const one of ['b', 'c', 'd', 'e']) expect(receivers).not.toContain(`${one}@family.example`)
  expect(words.html).not.toContain('<script>')
  expect(composeMail('en', { subject: 'x', before: ['<script>&"'], after: [] }).html).toContain(
    '&lt;script&gt;&amp;&quot;',
  )
})

test('mails of a rejected sender are given up after three days, also by the doctor', async () => {
  await using app = await createTestApp()
  await queueMail(app.services.database.query, app.services, mail())
  await using sink = await startMailSink(0, SENDER_REFUSALS[0]?.[1])
  app.services.mail = createMailTransport(readConfig({ SMTP_URL: sink.url }))
  await sendDueMails(app.services)
  later(app, 3 * 24 * 60 * 60 + 1)
  await sendDueMails(app.services)
  const { database, config } = app.services
  const check = FIGURE_CHECKS.find(({ what }) => what === 'outbox')?.check(database, config, app.services.clock())
  expect(await check).toBe(
    'Mails that wait: 0. Given up in the last days: 1. The last of them: test: sender refused 550 not your address, at MAIL FROM.',
  )
})

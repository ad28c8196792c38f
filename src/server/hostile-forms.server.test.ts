// Hostile text through every form that people fill in: it is taken as it was typed or refused with a clear message, and what was taken is
// text and nothing else at the desk, in mails, in tables and in its writer's own data.
import { parse } from 'csv-parse/sync'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { cleanTip } from '#src/features/community/tips/rules/clean-tip.ts'
import type { Inbox } from '#src/features/inbox/inbox.contract.ts'
import { composeLetter } from '#src/platform/mail/mail-transport.ts'
import { atDesk, nextCode, signInToDesk } from '../../testing/api/desk-person.ts'
import { Browser, createGoogleApp, startProvider } from '../../testing/api/google-provider.ts'
import { HOSTILE_TEXTS } from '../../testing/api/hostile-values.ts'
import { SENT_MESSAGES } from '../../testing/api/sent-messages.ts'
import { createTestApp, type SentMail, type TestApp } from '../../testing/api/test-app.ts'
import { startClassAgreement } from '../../testing/api/test-class-agreement.ts'
import { freshAddress, get, post, registration } from '../../testing/api/test-person.ts'
import { provenPerson } from '../../testing/mail/questions.ts'

/** What a field takes of all that is sent. */
const TAKEN = {
  words: /^/,
  id: /^[\w./-]+$/,
  address: /^[^\s\p{C}<>()[\]\\,;:"]+@b\.uk$/u,
  name: /^\p{L}[\p{L}\p{M} -]*$/u,
} as const

interface Form {
  path: string
  body: object
  /** Each is filled with every hostile text, one after the other. */
  fields: Record<string, keyof typeof TAKEN>
}

const fieldsOf = (message: object): Form['fields'] =>
  Object.fromEntries(Object.keys(message).map((field) => [field, SENT_FIELDS[field] ?? 'words']))
const SENT_FIELDS: Form['fields'] = { about: 'id', email: 'address' }

/** Those whose words come to the desk are called as they are there. @param code of a class agreement */
const listForms = (code: string): Record<string, Form> => ({
  ...Object.fromEntries(
    Object.entries(SENT_MESSAGES).map(([kind, body]) => [
      kind,
      { path: `/api/inbox/${kind}`, body, fields: fieldsOf(body) },
    ]),
  ),
  comment: {
    path: '/api/feedback',
    body: { lessonId: '3.1', rating: 'negative', comment: 'Too long' },
    fields: { lessonId: 'id', rating: 'id', comment: 'words' },
  },
  tip: {
    path: '/api/tips',
    body: { lessonKey: 'digitalLaunchpad-module1-1.1', starter: 'said', text: 'we counted to ten' },
    fields: { lessonKey: 'id', starter: 'id', text: 'words' },
  },
  'class agreement': {
    path: '/api/class-agreements',
    body: { promise: 'phone-free-meals', yearGroup: 'year-1', threshold: 5 },
    fields: { promise: 'id', yearGroup: 'id' },
  },
  'looking at a class agreement': { path: '/api/class-agreements/look', body: { code }, fields: { code: 'id' } },
  'name in a class agreement': {
    path: '/api/class-agreements/join',
    body: { code, name: 'Sam' },
    fields: { code: 'id', name: 'name' },
  },
  'report of a name': {
    path: '/api/class-agreements/report',
    body: { code, name: 'Sam' },
    fields: { code: 'id', name: 'name' },
  },
  newsletter: {
    path: '/api/emails/subscribe',
    body: { email: 'a@b.uk', context: 'homepage', gdprConsent: { emailMarketing: true, privacyPolicy: true } },
    fields: { email: 'address', context: 'id' },
  },
  'leaving the newsletter': { path: '/api/emails/unsubscribe', body: {}, fields: { email: 'address' } },
  account: { path: '/api/auth/register', body: registration(''), fields: { email: 'address' } },
})

/** A hostile name of a browser, because that name is shown in mails about accounts and in the list of sessions. */
const USER_AGENT = '<img src=x onerror=alert(1)> {name} =HYPERLINK("https://else.example")'
/** What no mail and no line of a log repeats. */
const MARKS = /alert\(|onerror|DROP TABLE|passwd|calc|HYPERLINK|else\.example|7\*7|\{name/

/** Limits have tests of their own. */
const liftLimits = ({ services }: TestApp) => services.database.query.deleteFrom('rate_limit').execute()

/** Fills every field of every form. @returns the words that were taken, of each form */
async function fillForms(app: TestApp, forms: Record<string, Form>, token: string): Promise<Map<string, string[]>> {
  const taken = new Map<string, string[]>()
  for (const [form, { path, body, fields }] of Object.entries(forms)) {
    const words: string[] = []
    const headers = { 'user-agent': USER_AGENT, 'accept-language': form === 'translation_report' ? 'pl' : 'en' }
    for (const [field, kind] of Object.entries(fields)) {
      for (const text of HOSTILE_TEXTS) {
        await liftLimits(app)
        const typed = kind === 'address' ? `${text}@b.uk` : text
        const filled = { ...body, [field]: typed }
        const answer = await post(app, path, filled, { token, address: freshAddress(), headers })
        const where = `${form}, ${field}: ${JSON.stringify(typed.slice(0, 40))}`
        const { message } = (await answer.json()) as { message: string }
        if (answer.status === 200) {
          expect(typed.trim(), where).toMatch(TAKEN[kind])
          if (kind === 'words') words.push(typed.trim())
        } else {
          expect([400, 404, 413], where).toContain(answer.status)
          expect(message, where).toMatch(/\S/)
          expect(message, where).not.toMatch(MARKS)
        }
      }
    }
    taken.set(form, words)
  }
  return taken
}

/** To one receiver, with each header once, and with nothing in it that was typed. */
async function expectPlainMail(app: TestApp, mail: SentMail): Promise<void> {
  expect(`${mail.subject} ${mail.text} ${mail.html}`, mail.to).not.toMatch(MARKS)
  await expectOneReceiver(app, mail)
}

async function expectOneReceiver({ services }: TestApp, mail: SentMail): Promise<void> {
  const letter = await PostalMime.parse(await composeLetter(services.config, mail.id, mail))
  const names = letter.headers.map(({ key }) => key)
  expect(names.toSorted(), mail.to).toEqual([...new Set(names)].sort())
  // An odd name before the at sign may stand in quotes.
  expect(letter.to?.map(({ name, address }) => [name, address?.replaceAll('"', '')])).toEqual([['', mail.to]])
  expect([letter.cc, letter.bcc, letter.attachments], mail.to).toEqual([undefined, undefined, []])
}

test('hostile text in every form is refused, or stays text wherever it is shown', {
  timeout: 240_000,
}, async () => {
  await using app = await createTestApp()
  const parent = await provenPerson(app)
  const forms = listForms(await startClassAgreement(app))
  const taken = await fillForms(app, forms, parent.token)
  const owner = await signInToDesk(app, 'owner')
  const wordsOf = (kind: string) => taken.get(kind) ?? []

  for (const kind of [...Object.keys(SENT_MESSAGES), 'comment', 'tip']) {
    const answer = await atDesk(app, `/api/desk/inbox?kind=${kind}`, undefined, owner)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const { messages } = (await answer.json()) as Inbox
    const shown = messages.flatMap(({ detail, text }) => [detail, text])
    // A tip is one line for others to read: it has nothing that is not seen.
    const typed = wordsOf(kind).map((text) => (kind === 'tip' ? cleanTip(text) : text) || null)
    expect(typed.length, kind).toBeGreaterThan(20)
    expect(shown, kind).toEqual(expect.arrayContaining(typed))
    for (const { path } of messages) expect(path ?? '/').toMatch(/^\/(?!\/)[\w./-]*$/)
    if (kind === 'tip') expect(shown.join('')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b]/u)
  }

  const mails = await app.sendMails()
  expect(mails.length).toBeGreaterThan(50)
  for (const mail of mails) await expectPlainMail(app, mail)

  const days = { from: '2026-11-20', to: '2026-11-20', code: nextCode(app, owner) }
  const exported = await atDesk(app, '/api/desk/inbox/export', days, owner)
  const { csv, rows } = (await exported.json()) as { csv: string; rows: number }
  const table: string[][] = parse(csv, { bom: true })
  expect(table).toHaveLength(rows + 1)
  expect(csv).not.toContain('@b.uk')
  for (const cell of table.flat()) {
    expect(cell).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@|%]|(?![\t\r\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
  }
  const cells = new Set(table.flat())
  for (const text of ["'=cmd|' /C calc'!A0", "'-1+1", 'a","=1', 'line\n=1', '<script>alert(1)</script>']) {
    expect(cells).toContain(text)
  }

  const agreements = await app.services.database.query.selectFrom('class_agreement').select('year_group').execute()
  expect(agreements).toEqual([{ year_group: 'year-7' }])

  const data = await post(app, '/api/auth/my-data', {}, { token: parent.token, address: freshAddress() })
  const own = (await data.json()) as { messages: { text: string | null }[] }
  expect(own.messages.map(({ text }) => text)).toEqual(expect.arrayContaining(wordsOf('comment')))

  expect(JSON.stringify(app.logged)).not.toMatch(MARKS)
  expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test("an operator's hostile answer is sent as plain text, to the message's address only", async () => {
  await using app = await createTestApp()
  const moderator = await signInToDesk(app, 'moderator')
  const to = 'parent@family.example'
  const complaint = { email: to, text: 'You wrote to me.' }
  const sent = await post(app, '/api/inbox/complaint', complaint, { address: freshAddress() })
  const { reference } = (await sent.json()) as { reference: string }
  await app.sendMails()
  const before = app.sent.length
  let answers = 0
  for (const answer of HOSTILE_TEXTS) {
    await liftLimits(app)
    const body = { answer, code: nextCode(app, moderator) }
    const { status } = await atDesk(app, `/api/desk/inbox/${reference}/answer`, body, moderator)
    expect([200, 400, 413]).toContain(status)
    if (status === 200) answers += 1
  }
  const mails = (await app.sendMails()).slice(before)
  expect(mails).toHaveLength(answers)
  expect(answers).toBeGreaterThan(30)
  for (const mail of mails) {
    expect([mail.to, mail.html]).toEqual([to, undefined])
    expect(mail.text).not.toMatch(/(?!\n)\p{Cc}/u)
    await expectOneReceiver(app, mail)
  }
})

test('a hostile Google name is plain text of at most 100 characters, or none', async () => {
  await using provider = await startProvider()
  await using app = await createGoogleApp(provider)
  const claims = { sub: '1', email: 'anna@gmail.com', email_verified: true }
  for (const typed of HOSTILE_TEXTS) {
    await liftLimits(app)
    provider.says({ ...claims, name: typed })
    const token = await new Browser(app).signInForToken()
    const { name } = (await (await get(app, '/api/auth/session', token)).json()) as { name?: string | null }
    expect(name ?? 'none', typed.slice(0, 40)).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]{1,100}$/u)
  }
})

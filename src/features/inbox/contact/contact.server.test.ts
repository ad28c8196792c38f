// P-7, H11, H12: ideas and complaints on the server.

import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#src/shared/duration.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { post, registerPerson, verifyPerson } from '../../../../testing/api/test-person.ts'
import {
  closeComplaint,
  countComplaints,
  getComplaint,
  listComplaints,
  warnOfUrgentComplaints,
} from './complaints.server.ts'
import { tidyContact } from './contact.server.ts'
import { exportIdeas } from './ideas.server.ts'

const REFERENCE = /^HR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

const ideas = (app: TestApp) => app.services.database.query.selectFrom('idea').selectAll().execute()
const complaints = (app: TestApp) => app.services.database.query.selectFrom('complaint').selectAll().execute()
const daysLater = (app: TestApp, days: number) => new Date(app.services.clock().getTime() + days * DAY_MS)

async function complain(app: TestApp, email: string, complaint = 'You wrote to me.'): Promise<string> {
  const answer = await post(app, '/api/complaints', { email, complaint })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { reference: string }).reference
}

test('P-7: an idea is kept as it was typed, signed out, with its time and nothing about the person', async () => {
  await using app = await createTestApp()
  const idea = " '; DROP TABLE idea; -- <script> 👩‍👧 \u202eabc\n"
  const answer = await post(app, '/api/ideas', { idea })
  expect([answer.status, await answer.json()]).toEqual([200, { message: expect.stringContaining('Thank you') }])
  const [kept] = await ideas(app)
  expect(kept).toEqual({
    id: expect.any(String),
    idea: idea.trim(),
    dealt_with_on: null,
    created_at: app.services.clock().toISOString(),
  })
})

test.each([
  ['/api/ideas', {}],
  ['/api/ideas', { idea: '' }],
  ['/api/ideas', { idea: ' \n\t' }],
  ['/api/ideas', { idea: ['x'] }],
  ['/api/ideas', { idea: 'x'.repeat(2_001) }],
  ['/api/ideas', { idea: 'a\u0000b' }],
  ['/api/complaints', { email: 'a@b.example' }],
  ['/api/complaints', { email: 'a@b.example', complaint: '   ' }],
  ['/api/complaints', { email: 'a@b.example', complaint: 'x'.repeat(4_001) }],
  ['/api/complaints', { complaint: 'x' }],
  ['/api/complaints', { email: 'nobody', complaint: 'x' }],
  ['/api/complaints', { email: 'a@b.example\r\nbcc: c@d.example', complaint: 'x' }],
  ['/api/complaints', { email: 'a@b.example,c@d.example', complaint: 'x' }],
])('%s refuses what is missing, empty, too long or no address (%#)', async (path, body) => {
  await using app = await createTestApp()
  const answer = await post(app, path, body)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  expect([...(await ideas(app)), ...(await complaints(app))]).toEqual([])
  expect(await app.sendMails()).toEqual([])
})

test('an empty form says in words what is missing', async () => {
  await using app = await createTestApp()
  expect(await (await post(app, '/api/ideas', { idea: ' ' })).json()).toMatchObject({
    message: 'Please write a few words first.',
  })
  const complaint = { email: 'a@b.example', complaint: ' ' }
  expect(await (await post(app, '/api/complaints', complaint)).json()).toMatchObject({
    message: 'Please tell us what happened.',
  })
})

test.each([
  ['/api/ideas', { idea: 'A tool about shared tablets' }, 20],
  ['/api/complaints', { email: 'a@b.example', complaint: 'x' }, 10],
])('%s takes from one network so many an hour, and from another one still', async (path, body, most) => {
  await using app = await createTestApp()
  for (let index = 0; index < most; index++) expect((await post(app, path, body)).status).toBe(200)
  const refused = await post(app, path, body)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post(app, path, body, { address: '203.0.113.9' })).status).toBe(200)
  app.setTime(new Date(app.services.clock().getTime() + 60 * 60 * 1_000))
  expect((await post(app, path, body)).status).toBe(200)
})

test('J20: ideas come out as a table in which no cell starts a formula', async () => {
  await using app = await createTestApp()
  await post(app, '/api/ideas', { idea: '=1+1' })
  expect((await exportIdeas(app.services.database.query)).csv).toContain(`"'=1+1"`)
})

test('H12: a complaint has a reference, on the page and at once by mail, and the mail repeats nothing of it', async () => {
  await using app = await createTestApp()
  const reference = await complain(app, 'Parent@Family.example', 'BUY CHEAP THINGS at https://spam.example')
  expect(reference).toMatch(REFERENCE)
  const [mail, ...others] = await app.sendMails()
  expect(others).toEqual([])
  expect(mail?.to).toBe('Parent@Family.example')
  expect(mail?.text).toContain(`Your reference is ${reference}`)
  expect(mail?.text).toContain('ico.org.uk')
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/spam|CHEAP/)
  expect(JSON.stringify(app.logged)).not.toMatch(/family\.example|CHEAP/i)
})

test('a mailbox that somebody floods gets two mails a day; every complaint is kept with a reference of its own', async () => {
  await using app = await createTestApp()
  const references = new Set<string>()
  for (let index = 0; index < 5; index++)
    references.add(await complain(app, 'flooded@family.example', `You wrote to me, ${index}.`))
  expect(references.size).toBe(5)
  expect(await complaints(app)).toHaveLength(5)
  expect(await app.sendMails()).toHaveLength(2)
})

test('an idea or a complaint that is sent again after a lost answer is kept once', async () => {
  await using app = await createTestApp()
  for (const idea of ['Shared tablets', ' Shared tablets ']) {
    expect((await post(app, '/api/ideas', { idea })).status).toBe(200)
  }
  expect(await ideas(app)).toHaveLength(1)
  const reference = await complain(app, 'parent@family.example')
  expect(await complain(app, 'Parent@family.example')).toBe(reference)
  expect(await complaints(app)).toHaveLength(1)
  expect(await app.sendMails()).toHaveLength(1)
  // Of somebody else, in other words or an hour later it is another one.
  await complain(app, 'other@family.example')
  await complain(app, 'parent@family.example', 'And another thing.')
  app.setTime(new Date(app.services.clock().getTime() + HOUR_MS + 1))
  await complain(app, 'parent@family.example')
  await post(app, '/api/ideas', { idea: 'Shared tablets' })
  expect([(await ideas(app)).length, (await complaints(app)).length]).toEqual([2, 4])
})

test('H12: the operator sees what is open, the urgent ones marked from 25 days on, and closes what is answered', async () => {
  await using app = await createTestApp()
  expect(await listComplaints(app.services)).toEqual([])
  const old = await complain(app, 'old@family.example', 'The old one')
  app.setTime(daysLater(app, 25))
  const fresh = await complain(app, 'fresh@family.example')
  const [first, second] = await listComplaints(app.services)
  expect(first).toMatchObject({ reference: old, urgent: true, late: false, answerBy: '2026-12-20', days: 25 })
  expect(second).toMatchObject({ reference: fresh, urgent: false })
  const isLate = async () => (await listComplaints(app.services))[0]?.late
  app.setTime(daysLater(app, 5))
  expect(await isLate()).toBe(false)
  app.setTime(daysLater(app, 1))
  expect(await isLate()).toBe(true)
  expect(await getComplaint(app.services, old)).toMatchObject({ email: 'old@family.example', complaint: 'The old one' })
  const close = (reference: string) => closeComplaint(app.services.database.query, app.services, reference, 'withdrawn')
  expect(await close(old)).toBe(true)
  expect(await listComplaints(app.services)).toHaveLength(1)
  expect(await close(old)).toBe(false)
  expect(await getComplaint(app.services, old)).toMatchObject({ closedAs: 'withdrawn' })
  await expect(getComplaint(app.services, 'HR-0000-0000')).rejects.toThrow('no complaint')
})

test('H12: the log warns of urgent complaints once a day, by reference only', async () => {
  await using app = await createTestApp()
  const warnings = () => app.logged.filter(({ event }) => event === 'complaint.urgent')
  const reference = await complain(app, 'old@family.example')
  app.setTime(daysLater(app, 24))
  await complain(app, 'fresh@family.example')
  await warnOfUrgentComplaints(app.services)
  expect(warnings()).toEqual([])
  app.setTime(daysLater(app, 1))
  await Promise.all([warnOfUrgentComplaints(app.services), warnOfUrgentComplaints(app.services)])
  expect(warnings()).toMatchObject([{ fields: { references: [reference], more: 0 } }])
  app.setTime(daysLater(app, 1))
  await warnOfUrgentComplaints(app.services)
  expect(warnings()).toHaveLength(2)
})

test('H12: of a flood the longest waiting are shown and named, the others are counted, and all of them can be listed', async () => {
  await using app = await createTestApp()
  const now = app.services.clock().getTime()
  const daysAgo = (days: number, milliseconds = 0) => new Date(now - days * DAY_MS - milliseconds).toISOString()
  const times = [
    ...Array.from({ length: 104 }, (_, index) => daysAgo(31, index)),
    // It is 20:00: the thirtieth day of the one is over, that of the other ends today.
    daysAgo(30, 20 * HOUR_MS + 1),
    daysAgo(30, 20 * HOUR_MS),
    daysAgo(25),
    daysAgo(25, -1),
    daysAgo(0),
  ]
  const flood = times.map((created_at, index) => ({
    reference: `HR-0000-${String(index).padStart(4, '0')}`,
    email: 'a@b.example',
    canonical_email: 'a@b.example',
    complaint: 'flood',
    answered_at: null,
    replied_on: null,
    close_reason: null,
    language: 'en',
    created_at,
  }))
  await app.services.database.query.insertInto('complaint').values(flood).execute()
  await closeComplaint(app.services.database.query, app.services, 'HR-0000-0000', 'answered')

  const all = await listComplaints(app.services)
  const count = (mark: 'urgent' | 'late') => all.filter((complaint) => complaint[mark]).length
  expect([all.length, count('urgent'), count('late')]).toEqual([108, 106, 104])
  expect(await countComplaints(app.services)).toEqual({ open: 108, urgent: 106, late: 104 })
  expect(await listComplaints(app.services, 100)).toEqual(all.slice(0, 100))

  await warnOfUrgentComplaints(app.services)
  const [warning] = app.logged.filter(({ event }) => event === 'complaint.urgent')
  expect(warning?.fields).toEqual({ references: all.slice(0, 100).map(({ reference }) => reference), more: 6 })
})

test('H8: who has proven the address gets its complaints in the export; who has only typed it does not', async () => {
  await using app = await createTestApp()
  const reference = await complain(app, 'Owner@family.example', 'About my data')
  await complain(app, 'other@family.example')
  const owner = await registerPerson(app, 'owner@family.example')
  const mine = async () => {
    const answer = await post(app, '/api/auth/my-data', {}, { token: owner.token })
    return ((await answer.json()) as { complaints: unknown }).complaints
  }
  expect(await mine()).toEqual([])
  await verifyPerson(app, owner)
  const at = app.services.clock().toISOString()
  expect(await mine()).toEqual([
    { reference, complaint: 'About my data', language: 'en', at, repliedOn: null, answeredAt: null, closedAs: null },
  ])
})

test('A20: whoever deletes an account with an address that is not proven takes no complaint away', async () => {
  await using app = await createTestApp()
  const reference = await complain(app, 'victim@family.example')
  const stranger = await registerPerson(app, 'victim@family.example')
  expect((await post(app, '/api/auth/delete-account', stranger, { token: stranger.token })).status).toBe(200)
  expect(await complaints(app)).toMatchObject([{ reference, email: 'victim@family.example' }])
})

test('P-5: with the account go the address and the words of its complaints; the reference stays', async () => {
  await using app = await createTestApp()
  const owner = await registerPerson(app, 'owner@family.example')
  await verifyPerson(app, owner)
  const reference = await complain(app, owner.email, 'canary words')
  const kept = await complain(app, 'other@family.example')
  expect((await post(app, '/api/auth/delete-account', owner, { token: owner.token })).status).toBe(200)
  const rows = await complaints(app)
  expect(JSON.stringify(rows)).not.toMatch(/owner@|canary/)
  expect(rows.map((row) => row.reference).sort()).toEqual([reference, kept].sort())
  const open = await listComplaints(app.services)
  expect(open.find((complaint) => complaint.reference === reference)).toMatchObject({ email: null })
})

test('H11: ideas go after a year, complaints a year after their answer, an open one never', async () => {
  await using app = await createTestApp()
  const start = app.services.clock().getTime()
  const tidyOnDay = (days: number) => {
    app.setTime(new Date(start + days * DAY_MS))
    return tidyContact(app.services)
  }
  await post(app, '/api/ideas', { idea: 'old' })
  const open = await complain(app, 'open@family.example')
  const answered = await complain(app, 'answered@family.example')
  await closeComplaint(app.services.database.query, { clock: () => daysLater(app, 30) }, answered, 'answered')
  const left = async () => [(await ideas(app)).length, (await complaints(app)).map((row) => row.reference).sort()]

  await tidyOnDay(364)
  expect(await left()).toEqual([1, [open, answered].sort()])
  await tidyOnDay(365)
  expect(await left()).toEqual([0, [open, answered].sort()])
  await tidyOnDay(394)
  expect(await left()).toEqual([0, [open, answered].sort()])
  await tidyOnDay(395)
  expect(await left()).toEqual([0, [open]])
  await tidyOnDay(9_999)
  expect(await left()).toEqual([0, [open]])
})

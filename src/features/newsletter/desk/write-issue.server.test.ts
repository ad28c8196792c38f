// Writing issues at the desk: what is saved, what is refused and where, and what no reader sees before it is sent.
import { expect, test } from 'vitest'
import { listIssueHeads } from '#src/features/newsletter/issues/issues.server.ts'
import { sendNow } from '#src/features/newsletter/operator/newsletter-commands.server.ts'
import { atDesk, signInToDesk } from '../../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import type { EditingNews, IssuePreview, IssueText } from './desk-issues.contract.ts'

const MARKDOWN = '## Worth knowing\n\nA fact.\n\n## One thing to do\n\nA step.\n\n## And you\n\nWell done.'
const WORDS = {
  ...{ language: 'en', date: '2027-08-07', evidence: ['S5'], markdown: MARKDOWN },
  subject: 'Put the charger in the hall',
  preheader: 'A phone that sleeps elsewhere wakes no one at night.',
}
const { language: _english, ...own } = WORDS
const SLUG = 'put-the-charger-in-the-hall'

async function openDesk(app: TestApp, role: 'editor' | 'moderator' = 'editor') {
  const { cookie, recoveryCodes } = await signInToDesk(app, role)
  const ask = (path: string, body?: object) => atDesk(app, `/api/desk/newsletter/${path}`, body, { cookie })
  const read = async <Answer>(path: string, body?: object) => (await (await ask(path, body)).json()) as Answer
  return { ask, read, code: recoveryCodes[0] as string }
}

test('a new issue is saved, held back, and hidden from readers until it is sent', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask, read } = await openDesk(app)
  const empty = await read<IssueText>('new/text?language=en')
  expect(empty).toMatchObject({ subject: '', version: 0, proven: false })
  expect(new Date(empty.date).getUTCDay()).toBe(6)
  expect(empty.sources.length).toBeGreaterThan(10)
  const saved = await ask('new/text', { ...WORDS, version: 0 })
  expect(await saved.json()).toEqual({ slug: SLUG, version: 1 })
  expect(await read(`${SLUG}/text?language=en`)).toMatchObject({
    ...own,
    version: 1,
    proven: false,
  })
  expect(await read(`${SLUG}/progress`)).toMatchObject({ state: 'held', schedule: { way: 'held' } })
  expect((await app.request(`/api/newsletter/issues/${SLUG}`)).status).toBe(404)
  await sendNow(app.services, SLUG, false)
  await app.services.database.query.updateTable('newsletter_issue').set({ started_at: '2026-11-20' }).execute()
  expect(await (await app.request(`/api/newsletter/issues/${SLUG}`)).json()).toMatchObject({ subject: WORDS.subject })
  const lines = await app.services.database.query
    .selectFrom('audit_event')
    .select('about')
    .where('act', '=', 'write-newsletter')
    .execute()
  expect(lines.map(({ about }) => JSON.parse(about))).toEqual([{ issue: SLUG, language: 'en', version: 1 }])
})

test.each([
  ['a short subject', { subject: 'Short' }, 'subject'],
  ['a subject with an emoji', { subject: 'Put the charger away 🙂' }, 'subject'],
  ['a short line beside it', { preheader: 'Short' }, 'preheader'],
  ['a Friday', { date: '2027-08-06' }, 'date'],
  ['the Saturday of another issue', { date: '2026-12-05' }, 'date'],
  ['no source', { evidence: [] }, 'evidence'],
  ['an unknown source', { evidence: ['nowhere'] }, 'evidence'],
  ['two parts', { markdown: '## One\n\nWords.\n\n## Two\n\nWords.' }, 'markdown'],
  ['too many words', { markdown: `${MARKDOWN} ${'word '.repeat(150)}` }, 'markdown'],
  ['words by nation', { markdown: `${MARKDOWN} {{school-lead}}` }, 'markdown'],
])('%s is refused at its field, and the preview says the same', async (_what, wrong, field) => {
  await using app = await createTestApp({ issues: true })
  const { ask, read } = await openDesk(app)
  const refused = await ask('new/text', { ...WORDS, ...wrong, version: 0 })
  expect(refused.status).toBe(400)
  const { fields } = (await refused.json()) as { fields: Record<string, string> }
  expect(Object.keys(fields)).toEqual([field])
  const { faults } = await read<IssuePreview>('new/preview', { ...WORDS, ...wrong })
  expect(faults).toEqual([{ field, words: fields[field] }])
  expect(await listIssueHeads(app.services.database.query, 'en')).toHaveLength(15)
})

test('the Saturday of an issue that was sent by hand is free for another', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask } = await openDesk(app)
  const [first] = await listIssueHeads(app.services.database.query, 'en')
  const written = { ...WORDS, date: first?.date, version: 0 }
  expect((await ask('new/text', written)).status).toBe(400)
  await sendNow(app.services, first?.slug ?? '', false)
  expect((await ask('new/text', written)).status).toBe(200)
})

test('two saves of one version at once store one and refuse the other', async () => {
  await using app = await createTestApp({ issues: true })
  const [one, other] = [await openDesk(app), await openDesk(app)]
  await one.ask('new/text', { ...WORDS, version: 0 })
  const saves = [one, other].map(({ ask }, index) =>
    ask(`${SLUG}/text`, { ...WORDS, subject: `Put the charger in room ${index}`, version: 1 }),
  )
  const answers = await Promise.all(saves)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const kept = answers.findIndex(({ status }) => status === 200)
  const stored = await one.read<IssueText>(`${SLUG}/text?language=en`)
  expect([stored.subject, stored.version]).toEqual([`Put the charger in room ${kept}`, 2])
})

test('a save over a newer version is refused, and says who saved it', async () => {
  await using app = await createTestApp({ issues: true })
  const [one, other] = [await openDesk(app), await openDesk(app)]
  await one.ask('new/text', { ...WORDS, version: 0 })
  expect(
    (await other.ask(`${SLUG}/text`, { ...WORDS, subject: 'Put the charger in the kitchen', version: 1 })).status,
  ).toBe(200)
  const refused = await one.ask(`${SLUG}/text`, { ...WORDS, version: 1 })
  expect(refused.status).toBe(409)
  expect(((await refused.json()) as { message: string }).message).toMatch(/^\S+@\S+ saved this issue at 20 Nov, 20:00/)
  const stored = await one.read<IssueText>(`${SLUG}/text?language=en`)
  expect([stored.subject, stored.version]).toEqual(['Put the charger in the kitchen', 2])
})

test('changing an issue that is scheduled or was sent needs a code', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask, read, code } = await openDesk(app)
  const [first] = await listIssueHeads(app.services.database.query, 'en')
  const slug = first?.slug ?? ''
  const stored = await read<IssueText>(`${slug}/text?language=en`)
  expect([stored.proven, stored.begun]).toEqual([true, false])
  const changed = { ...WORDS, date: '2027-08-14', version: 1 }
  expect((await ask(`${slug}/text`, changed)).status).toBe(409)
  await sendNow(app.services, slug, false)
  expect((await ask(`${slug}/text`, changed)).status).toBe(409)
  expect((await ask(`${slug}/text`, { ...changed, code })).status).toBe(200)
  // What has left keeps its Saturday.
  expect(await read(`${slug}/text?language=en`)).toMatchObject({
    subject: WORDS.subject,
    date: first?.date,
    begun: true,
  })
})

test('an issue whose Saturday has passed stays held back after moving it ahead', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask, read } = await openDesk(app)
  const [first] = await listIssueHeads(app.services.database.query, 'en')
  const slug = first?.slug ?? ''
  const { query } = app.services.database
  await query
    .updateTable('newsletter_text')
    .set({ day: '2026-11-07' })
    .where('slug', '=', slug)
    .where('language', '=', 'en')
    .execute()
  expect((await ask(`${slug}/text`, { ...WORDS, date: '2027-08-14', version: 1 })).status).toBe(200)
  expect(await read(`${slug}/progress`)).toMatchObject({ state: 'held', schedule: { way: 'held' } })
})

test('a translation has its own words, and the Saturday and sources of the English issue', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask, read } = await openDesk(app)
  const polish = {
    ...WORDS,
    language: 'pl',
    subject: 'Ładowarka zostaje w przedpokoju',
    date: '2027-01-01',
    evidence: [],
  }
  expect((await ask('new/text', { ...polish, version: 0 })).status).toBe(400)
  await ask('new/text', { ...WORDS, version: 0 })
  expect((await ask(`${SLUG}/text`, { ...polish, version: 0 })).status).toBe(200)
  const stored = await read<IssueText>(`${SLUG}/text?language=pl`)
  expect([stored.subject, stored.date, stored.evidence]).toEqual([polish.subject, WORDS.date, WORDS.evidence])
  expect(stored.languages.filter(({ written }) => written).map((one) => one.code)).toEqual(['en', 'pl'])
  expect((await ask(`${SLUG}/text?language=tlh`)).status).toBe(404)
})

test("two operators with an issue open see each other's name, until one closes it", async () => {
  await using app = await createTestApp({ issues: true })
  const [one, other] = [await openDesk(app), await openDesk(app)]
  await one.ask('new/text', { ...WORDS, version: 0 })
  const tell = (who: typeof one) => who.read<EditingNews>(`${SLUG}/editing`, { language: 'en' })
  expect(await tell(one)).toEqual({ others: [], version: 1 })
  expect((await tell(other)).others).toMatchObject([{ since: '2026-11-20T20:00:00.000Z' }])
  expect((await tell(one)).others).toHaveLength(1)
  app.setTime(new Date('2026-11-20T20:02:01Z'))
  expect((await tell(one)).others).toEqual([])
  expect((await one.ask('no-such-issue/editing', { language: 'en' })).status).toBe(404)
})

test('an issue that is held back is deleted with a code, a scheduled one is not', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask, code } = await openDesk(app)
  await ask('new/text', { ...WORDS, version: 0 })
  await ask(`${SLUG}/text`, { ...WORDS, language: 'pl', subject: 'Ładowarka zostaje w przedpokoju', version: 0 })
  const issues = await listIssueHeads(app.services.database.query, 'en')
  const leaving = issues.find(({ slug }) => slug !== SLUG)?.slug ?? ''
  expect((await ask(`${leaving}/delete`, { code })).status).toBe(409)
  expect((await ask(`${SLUG}/delete`, { code: '000000' })).status).toBe(403)
  expect((await ask(`${SLUG}/delete`, { code })).status).toBe(200)
  expect((await ask(`${SLUG}/text?language=pl`)).status).toBe(404)
  expect(await listIssueHeads(app.services.database.query, 'en')).toHaveLength(issues.length - 1)
})

test('a moderator writes no issue', async () => {
  await using app = await createTestApp({ issues: true })
  const { ask } = await openDesk(app, 'moderator')
  expect((await ask('new/text', { ...WORDS, version: 0 })).status).toBe(403)
  expect((await ask('new/text?language=en')).status).toBe(403)
})

// Each reader gets an issue in their language, as far as it is there in it.
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { codeFromMail, freshAddress, post } from '../../../../testing/api/test-person.ts'
import { findReader } from '../../../../testing/mail/newsletter-readers.ts'
import { type IssueFile, loadIssueFiles } from '../issues/issues.content.server.ts'
import { findIssue, type Issue } from '../issues/issues.server.ts'
import { createCopyWriters } from './copy-writer.server.ts'

const [ISSUE] = loadIssueFiles('en') as [IssueFile, ...IssueFile[]]
const TRANSLATED = 'Jedna rzecz na ten tydzien'
const readFirst = ({ services }: TestApp) => findIssue(services.database.query, 'en', ISSUE.slug) as Promise<Issue>
const READER = { id: 'abcdefghijkl', email: 'r1@b.uk', epoch: 0 }

test('a copy is in the language of its reader', async () => {
  await using app = await createTestApp({ issues: true })
  // The words of its frame are those of a language that is there.
  const write = createCopyWriters(app.services, await readFirst(app), async (_services, language, issue) => ({
    language: 'en',
    issue: language === 'pl' ? { ...issue, subject: TRANSLATED } : issue,
  }))
  const copies = await Promise.all(['en', 'pl', 'en', 'pl'].map((language) => write({ ...READER, language })))
  expect(copies.map(({ letter }) => letter.subject)).toEqual([ISSUE.subject, TRANSLATED, ISSUE.subject, TRANSLATED])
})

test('an issue goes out in English to readers of a language that is not there', async () => {
  await using app = await createTestApp({ issues: true })
  const write = createCopyWriters(app.services, await readFirst(app))
  for (const language of ['en', 'ar-XB', 'xx', 'toString']) {
    const { letter } = await write({ ...READER, language })
    expect(letter.subject).toBe(ISSUE.subject)
    expect(letter.html).toContain('lang="en-GB"')
  }
})

test('the language is that of the page on which the address was confirmed', async () => {
  await using app = await createTestApp({ issues: true })
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'r1@b.uk', context: 'homepage', gdprConsent })
  await app.services.database.query.updateTable('subscriber').set({ language: 'pl' }).execute()
  const code = await codeFromMail(app, 'r1@b.uk', 'code')
  expect((await post(app, '/api/emails/confirm', { code }, { address: freshAddress() })).status).toBe(200)
  expect((await findReader(app.services, 'r1@b.uk')).language).toBe('en')
})

// Each reader gets an issue in their language, as far as it is there in it (I-7).
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { codeFromMail, freshAddress, post } from '../../../../testing/api/test-person.ts'
import { findReader } from '../../../../testing/mail/newsletter-readers.ts'
import type { Issue } from '../issues/issues.content.server.ts'
import { loadIssues } from '../issues/issues.server.ts'
import { createCopyWriters } from './copy-writer.server.ts'

const [ISSUE] = loadIssues('en') as [Issue]
const TRANSLATED: Issue = { ...ISSUE, subject: 'Jedna rzecz na ten tydzien' }
const READER = { id: 'abcdefghijkl', email: 'r1@b.uk', epoch: 0 }

const subjectOf = (message: Buffer) => /^Subject: (.*)$/m.exec(message.toString().replaceAll('\r\n', '\n'))?.[1]

test('I-7: a copy is in the language of its reader', async () => {
  await using app = await createTestApp()
  // The words of its frame are those of a language that is there.
  const write = createCopyWriters(app.services, ISSUE, (language, issue) => ({
    language: 'en',
    issue: language === 'pl' ? TRANSLATED : issue,
  }))
  const copies = await Promise.all(['en', 'pl', 'en', 'pl'].map((language) => write({ ...READER, language })))
  expect(copies.map(({ message }) => subjectOf(message))).toEqual([
    ISSUE.subject,
    TRANSLATED.subject,
    ISSUE.subject,
    TRANSLATED.subject,
  ])
})

test('I-7: an issue goes out in English to whoever reads a language that is not there', async () => {
  await using app = await createTestApp()
  const write = createCopyWriters(app.services, ISSUE)
  for (const language of ['en', 'ar-XB', 'xx', 'toString']) {
    const { message } = await write({ ...READER, language })
    expect(subjectOf(message)).toBe(ISSUE.subject)
    expect(message.toString()).toContain('lang=3D"en-GB"')
  }
})

test('I-7: the language is that of the page on which the address was confirmed', async () => {
  await using app = await createTestApp()
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  await post(app, '/api/emails/subscribe', { email: 'r1@b.uk', context: 'homepage', gdprConsent })
  await app.services.database.query.updateTable('subscriber').set({ language: 'pl' }).execute()
  const code = await codeFromMail(app, 'r1@b.uk', 'code')
  expect((await post(app, '/api/emails/confirm', { code }, { address: freshAddress() })).status).toBe(200)
  expect((await findReader(app.services, 'r1@b.uk')).language).toBe('en')
})

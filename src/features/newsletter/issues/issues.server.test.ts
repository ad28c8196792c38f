// What a fresh installation begins with, and what an issue says in a language that it is not translated into.
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { deleteIssue } from '../desk/write-issue.server.ts'
import { holdBack } from './choices.queries.server.ts'
import { loadIssueFiles } from './issues.content.server.ts'
import { findIssue, importIssues, listIssueHeads } from './issues.server.ts'

const clock = () => new Date('2026-11-20T20:00:00Z')

test('a fresh database gets the issues of the content with their translations', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  await Promise.all([importIssues({ database, clock }), importIssues({ database, clock })])
  const heads = await listIssueHeads(database.query, 'en')
  expect(heads).toEqual(
    loadIssueFiles('en').map(({ slug, date, subject, preheader }) => ({ slug, date, subject, preheader })),
  )
  const [first] = heads
  const english = await findIssue(database.query, 'en', first?.slug ?? '')
  expect(english?.sources.length).toBeGreaterThan(0)
  expect(english?.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(3)
  const polish = await findIssue(database.query, 'pl', first?.slug ?? '')
  expect(polish?.inEnglish).toBeUndefined()
  expect([polish?.date, polish?.subject !== english?.subject]).toEqual([english?.date, true])
  const welsh = await findIssue(database.query, 'cy', first?.slug ?? '')
  expect([welsh?.subject, welsh?.inEnglish]).toEqual([english?.subject, true])
  expect(await findIssue(database.query, 'en', 'no-such-issue')).toBeUndefined()
  await database.close()
})

test('a database that has an issue keeps what it has', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  await importIssues({ database, clock })
  const [first, ...others] = await listIssueHeads(database.query, 'en')
  const gone = others.map(({ slug }) => slug)
  await database.query.deleteFrom('newsletter_text').where('slug', 'in', gone).execute()
  await database.query.updateTable('newsletter_text').set({ subject: 'A subject of our own' }).execute()
  await importIssues({ database, clock })
  expect(await listIssueHeads(database.query, 'en')).toEqual([{ ...first, subject: 'A subject of our own' }])
  await database.close()
})

test('issues that were all deleted do not come back', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  await importIssues({ database, clock })
  for (const { slug } of await listIssueHeads(database.query, 'en')) {
    await holdBack(database.query, slug, clock())
    expect(await deleteIssue(database.query, slug, clock())).toBe(true)
  }
  await importIssues({ database, clock })
  expect(await listIssueHeads(database.query, 'en')).toEqual([])
  await database.close()
})

test('a source that the content has no longer is left out of an issue', async () => {
  await using home = await createTestDatabase()
  const database = await home.open()
  await importIssues({ database, clock })
  const [first] = await listIssueHeads(database.query, 'en')
  const evidence = JSON.stringify(['never-there', 'S5'])
  await database.query.updateTable('newsletter_text').set({ evidence }).where('language', '=', 'en').execute()
  expect((await findIssue(database.query, 'en', first?.slug ?? ''))?.sources).toHaveLength(1)
  await database.close()
})

// Operators get a warning before the issues run out.
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { loadIssueFiles } from './issues.content.server.ts'
import { findIssuesAhead, ISSUES_CHECK } from './issues-ahead.server.ts'

test('issues ahead are counted by Saturday, and fewer than four are red', async () => {
  await using app = await createTestApp({ issues: true, env: { NEWSLETTER_SENDING: 'on' } })
  const { database, config } = app.services
  const days = loadIssueFiles('en').map(({ date }) => date)
  const last = days.at(-1) as string
  const weeksBefore = (weeks: number) => new Date(Date.parse(`${last}T12:00:00Z`) - weeks * 7 * 86_400_000)
  expect(await findIssuesAhead(database.query, weeksBefore(4))).toMatchObject({ count: 4, hasNext: true })
  expect(await ISSUES_CHECK.check(database, config, weeksBefore(4))).toBe('Issues that will leave by themselves: 4.')
  await expect(ISSUES_CHECK.check(database, config, weeksBefore(3))).rejects.toThrow(': 3. Write the next ones')
  await expect(ISSUES_CHECK.check(database, config, weeksBefore(0))).rejects.toThrow(': 0. None leaves on Saturday, ')
  await app.services.database.query
    .insertInto('newsletter_choice')
    .values({
      slug: loadIssueFiles('en').at(-1)?.slug as string,
      way: 'held',
      day: null,
      leaves_at: null,
      created_at: '',
    })
    .execute()
  expect(await findIssuesAhead(database.query, weeksBefore(1))).toMatchObject({ count: 0, hasNext: false })
})

test('a server that sends no newsletter gets no warning', async () => {
  await using app = await createTestApp({ issues: true })
  const { database, config } = app.services
  expect(await ISSUES_CHECK.check(database, config, new Date('2030-01-01T00:00:00Z'))).toMatch(/^Issues .*: 0\. None/)
})

import { expect, test } from 'vitest'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { registerPerson } from '../../../testing/api/test-person.ts'
import {
  forgetOldAttempts,
  insertAttempt,
  insertTicket,
  putPendingLink,
  takeAttempt,
  takePendingLink,
  takeTicket,
} from './google.queries.server.ts'

test('a sign-in with Google that was not finished is deleted when its time is over', async () => {
  await using app = await createTestApp()
  await registerPerson(app)
  const { query } = app.services.database
  const { id: account_id } = await query.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const begun = app.services.clock()
  const ends = new Date(begun.getTime() + 60_000)
  const later = new Date(ends.getTime() + 1)
  for (const [name, expiresAt] of [
    ['ended', ends],
    ['open', later],
  ] as const) {
    const times = { expires_at: expiresAt.toISOString(), created_at: begun.toISOString() }
    await insertAttempt(query, name, name, 'pl', { now: begun, expiresAt })
    await insertTicket(query, { ticket_hash: name, browser_hash: name, account_id, ...times })
    await putPendingLink(query, { browser_hash: name, account_id, issuer: 'google', subject: name, ...times })
  }
  await forgetOldAttempts(query, ends)
  // As if it were still in time: it is the row that has to be gone.
  const take = async (name: string) => [
    await takeAttempt(query, name, name, begun),
    await takeTicket(query, name, name, begun),
    await takePendingLink(query, name, account_id, begun),
  ]
  expect(await take('ended')).toEqual([null, undefined, undefined])
  expect(await take('open')).toEqual(['pl', account_id, { issuer: 'google', subject: 'open' }])
})

// An unproven and unused account is deleted after twelve months; every other stays.
import { expect, test } from 'vitest'
import { OTHERS } from '#src/server/features.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { get, post, registerPerson, verifyPerson } from '../../../../testing/api/test-person.ts'
import { tidyAccounts } from '../accounts.server.ts'

async function addressesAfter(app: TestApp, day: string): Promise<string[]> {
  app.setTime(new Date(`${day}T20:00:00Z`))
  await tidyAccounts(app.services, OTHERS.personalData)
  const { query } = app.services.database
  const rows = await query.selectFrom('account').select('canonical_email').orderBy('canonical_email').execute()
  return rows.map(({ canonical_email }) => canonical_email)
}

test('unproven accounts go a year after their last use, with all that is theirs', async () => {
  await using app = await createTestApp()
  const idle = await registerPerson(app, 'idle@b.uk')
  await post(app, '/api/auth/progress', { completedLessons: ['digitalLaunchpad-module1-1.1'] }, { token: idle.token })
  await verifyPerson(app, await registerPerson(app, 'proven@b.uk'))
  const user = await registerPerson(app, 'used@b.uk')
  app.setTime(new Date('2026-11-30T20:00:00Z'))
  expect((await get(app, '/api/auth/session', user.token)).status).toBe(200)

  expect(await addressesAfter(app, '2027-11-20')).toEqual(['idle@b.uk', 'proven@b.uk', 'used@b.uk'])
  expect(await addressesAfter(app, '2027-11-21')).toEqual(['proven@b.uk', 'used@b.uk'])
  expect(await app.services.database.query.selectFrom('completion').selectAll().execute()).toEqual([])
  expect(await addressesAfter(app, '2027-12-01')).toEqual(['proven@b.uk'])
})

test('neither deleting nor exporting an unproven account touches a subscription that its true owner confirmed', async () => {
  await using app = await createTestApp()
  const stranger = await registerPerson(app, 'victim@b.uk')
  const { query } = app.services.database
  const subscribe = {
    email: 'victim@b.uk',
    context: 'homepage',
    gdprConsent: { emailMarketing: true, privacyPolicy: true, timestamp: '2026-11-20T20:00:00.000Z' },
  }
  expect((await post(app, '/api/emails/subscribe', subscribe)).status).toBe(200)
  const mail = (await app.sendMails()).findLast(({ text }) => text.includes('/confirm?'))
  const code = mail?.text.match(/\/confirm\?code=([\w.-]+)/)?.[1]
  expect((await post(app, '/api/emails/confirm', { code })).status).toBe(200)

  const data = (await (await post(app, '/api/auth/my-data', {}, { token: stranger.token })).json()) as {
    newsletter: unknown[]
  }
  expect(data.newsletter).toEqual([])
  const { password, token } = stranger
  expect((await post(app, '/api/auth/delete-account', { password }, { token })).status).toBe(200)
  expect(await query.selectFrom('subscriber').select(['canonical_email', 'state']).execute()).toEqual([
    { canonical_email: 'victim@b.uk', state: 'active' },
  ])
})

test('an unproven account neither shows nor erases a subscription of its address', async () => {
  await using app = await createTestApp()
  const gdprConsent = { emailMarketing: true, privacyPolicy: true, timestamp: '2026-11-20T20:00:00.000Z' }
  await post(app, '/api/emails/subscribe', { email: 'victim@b.uk', context: 'homepage', gdprConsent })
  const mail = (await app.sendMails()).findLast(({ text }) => text.includes('/confirm?'))
  const code = mail?.text.match(/\/confirm\?code=([\w.-]+)/)?.[1]
  const { password, token } = await registerPerson(app, 'victim@b.uk')
  const data = await (await post(app, '/api/auth/my-data', {}, { token })).json()
  expect(data).toMatchObject({ newsletter: [] })
  expect((await post(app, '/api/auth/delete-account', { password }, { token })).status).toBe(200)
  // The owner's link still works.
  expect((await post(app, '/api/emails/confirm', { code })).status).toBe(200)
})

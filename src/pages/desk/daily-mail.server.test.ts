// Operators get one mail a day of what is red and of what waits for them, and of nothing else.
import { expect, test } from 'vitest'
import type { OtherFeatures } from '#src/platform/feature.ts'
import { noteBackup } from '#src/platform/operations/installation.ts'
import { OTHERS } from '#src/server/features.ts'
import { signInToDesk } from '../../../testing/api/desk-person.ts'
import { createTestApp, type TestApp } from '../../../testing/api/test-app.ts'
import { post } from '../../../testing/api/test-person.ts'
import { TEST_ENGINE } from '../../../testing/database/test-database.ts'
import { mailDaily } from './daily-mail.server.ts'

const broken = { what: 'a feature', check: async () => Promise.reject(new Error('Make room.')) }
const BUILT: OtherFeatures = { ...OTHERS, describeBuild: async () => 'Built.', doctorChecks: [] }
const RED: OtherFeatures = { ...BUILT, doctorChecks: [broken] }

async function mailsAt(app: TestApp, time: string, others: OtherFeatures) {
  app.setTime(new Date(time))
  const before = (await app.sendMails()).length
  await mailDaily(app.services, others)
  return (await app.sendMails()).slice(before).map(({ to, text }) => ({ to, text }))
}

test('owners get a mail of what is red, once a day and not at night', async () => {
  await using app = await createTestApp()
  const { email } = await signInToDesk(app, 'owner')
  await signInToDesk(app, 'moderator')
  expect(await mailsAt(app, '2026-11-23T06:59:00Z', RED)).toEqual([])
  const [mail, ...more] = await mailsAt(app, '2026-11-23T07:01:00Z', RED)
  expect([mail?.to, more]).toEqual([email, []])
  expect(mail?.text).toMatch(/Findings that need you: \d\n\n/)
  expect(mail?.text).toContain('\n\na feature: Make room.\n\n')
  expect(mail?.text).toMatch(/will still leave by themselves: \d+/)
  expect(await mailsAt(app, '2026-11-23T15:00:00Z', RED)).toEqual([])
  expect(await mailsAt(app, '2026-11-24T08:00:00Z', RED)).toHaveLength(1)
})

test("each role's mail counts the messages that it may read, without their words", async () => {
  await using app = await createTestApp()
  const people = new Map<string, string>()
  for (const role of ['owner', 'editor', 'moderator'] as const) people.set(role, (await signInToDesk(app, role)).email)
  await post(app, '/api/inbox/complaint', { email: 'a@family.example', text: 'Delete my basket' })
  const mails = await mailsAt(app, '2026-11-23T08:00:00Z', BUILT)
  expect(mails.map(({ to }) => to).sort()).toEqual([people.get('moderator'), people.get('owner')].sort())
  for (const { text } of mails) expect(text).toMatch(/decision:\n\n.*: 1\n/)
  expect(JSON.stringify(mails)).not.toMatch(/basket|family\.example/)
})

test('nothing red and nothing waiting is no mail', async () => {
  // The PostgreSQL of the tests runs without fsync, which is red.
  if (TEST_ENGINE === 'postgres') return
  await using app = await createTestApp()
  await signInToDesk(app, 'owner')
  expect(await mailsAt(app, '2026-11-23T08:00:00Z', BUILT)).toEqual([])
})

test('the mail names an old backup from its third day on', async () => {
  await using app = await createTestApp({
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://handrail.test',
      TOKEN_SECRET: 'kJ3vX9pQ2mB7tR5wY8zN4cL6hF1dS0gA',
    },
  })
  await signInToDesk(app, 'owner')
  await noteBackup(app.services.database.query, new Date('2026-11-20T03:00:00Z'), 'somewhere')
  const told = async (time: string) => (await mailsAt(app, time, BUILT)).some(({ text }) => text.includes('backup: '))
  expect(await told('2026-11-22T08:00:00Z')).toBe(false)
  expect(await told('2026-11-23T08:00:00Z')).toBe(true)
})

// Addresses that are none and bodies that say things twice: never a strange account. What a whole day of
// hostile values does is in `src/server/api-fuzz.server.test.ts`.
import { expect, test } from 'vitest'
import { NO_ADDRESSES } from '../../../testing/api/hostile-values.ts'
import { createTestApp } from '../../../testing/api/test-app.ts'
import { freshAddress, post, registration } from '../../../testing/api/test-person.ts'

test('addresses that are none make no account, ask for no reset and open no account', async () => {
  await using app = await createTestApp()
  for (const email of NO_ADDRESSES) {
    for (const path of ['/api/auth/register', '/api/auth/login', '/api/auth/forgot-password']) {
      const answer = await post(app, path, { ...registration('x'), email }, { address: freshAddress() })
      expect(answer.status, `${path} ${email.slice(0, 40)}`).toBe(400)
    }
  }
  expect(await app.services.database.query.selectFrom('account').select('id').execute()).toEqual([])
  expect(await app.sendMails()).toEqual([])
})

test('a key that is sent twice and keys that are not declared change nothing', async () => {
  await using app = await createTestApp()
  const text = JSON.stringify(registration('first@family.example'))
  const twice = text.replace('"email":', '"email":"other@family.example","email":')
  expect((await post(app, '/api/auth/register', twice)).status).toBe(200)
  const accounts = await app.services.database.query.selectFrom('account').select('email').execute()
  expect(accounts).toEqual([{ email: 'first@family.example' }])
})

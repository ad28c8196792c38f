import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashSecret } from '#src/platform/secrets.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { registerPerson } from '../../../../testing/api/test-person.ts'
import { findUsableCode, putCode, useCode } from './mail-codes.queries.server.ts'

test('a code is used once, until the moment it ends, and for its purpose only', async () => {
  await using app = await createTestApp()
  const { email } = await registerPerson(app)
  const { query } = app.services.database
  const account = await query.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const now = app.services.clock()
  const put = async (endsIn: number) => {
    const code = hashSecret(randomUUID())
    const ends = new Date(now.getTime() + endsIn).toISOString()
    await putCode(query, {
      ...{ code_hash: code, account_id: account.id, purpose: 'reset' },
      ...{ expires_at: ends, created_at: now.toISOString() },
    })
    return code
  }
  const ended = await put(0)
  expect(await findUsableCode(query, ended, 'reset', now)).toBeUndefined()
  expect(await useCode(query, ended, 'reset', now)).toBeUndefined()
  const open = await put(1)
  expect(await useCode(query, open, 'verify', now)).toBeUndefined()
  expect(await useCode(query, open, 'reset', now)).toBe(account.id)
  expect(await useCode(query, open, 'reset', now)).toBeUndefined()
})

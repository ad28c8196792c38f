// An address is proven at the very moment in which its account is deleted. On SQLite the proof waits until that is over,
// where it comes during the deletion.
import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import type { PersonalDataSource } from '#src/platform/identity/personal-data.ts'
import { OTHERS } from '#src/server/features.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { codeFromMail, freshAddress, post, registerPerson } from '../../../../testing/api/test-person.ts'
import { afterReadingFrom } from '../../../../testing/database/between-statements.ts'
import { forgetIdleAccounts } from './idle-accounts.server.ts'

/** For a proof to get as far as it can: to its end, or up to a lock that the deletion holds. */
const WAIT_MS = 500

/** A person who presses the button of their mail while their account is being erased. */
async function proveInBetween(app: TestApp) {
  const person = await registerPerson(app)
  const code = await codeFromMail(app, person.email, 'code')
  const proven = Promise.withResolvers<number>()
  const outside = AsyncLocalStorage.snapshot()
  const prove = () =>
    post(app, '/api/auth/verify-email', { code }, { token: person.token, address: freshAddress() }).then(
      ({ status }) => proven.resolve(status),
      proven.reject,
    )
  const source: PersonalDataSource = {
    read: async () => ({}),
    async erase() {
      void outside(prove)
      await Promise.race([proven.promise, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
    },
  }
  return { person, code, source, proven: proven.promise }
}

test('no address is reported as proven while its idle account is being deleted', async () => {
  await using app = await createTestApp()
  const { person, source, proven } = await proveInBetween(app)
  const { query } = app.services.database
  await query.updateTable('account').set({ created_at: '2025-01-01T00:00:00Z', last_used_on: null }).execute()
  await forgetIdleAccounts(app.services, [...OTHERS.personalData, source])
  expect(await proven).toBe(400)
  expect((await post(app, '/api/auth/login', person, { address: freshAddress() })).status).toBe(401)
})

test("nor while its owner presses 'This was not me': the first of the two wins", async () => {
  await using app = await createTestApp()
  const { person, code, source, proven } = await proveInBetween(app)
  OTHERS.personalData.push(source)
  try {
    expect((await post(app, '/api/auth/not-me', { code }, { token: person.token })).status).toBe(200)
  } finally {
    OTHERS.personalData.pop()
  }
  expect(await proven).toBe(400)
  expect((await post(app, '/api/auth/login', person, { address: freshAddress() })).status).toBe(401)
})

test('an address proven while its account is being deleted is erased as a proven one', async () => {
  await using app = await createTestApp()
  const person = await registerPerson(app)
  const code = await codeFromMail(app, person.email, 'code')
  const erased: boolean[] = []
  const source: PersonalDataSource = {
    read: async () => ({}),
    erase: async (_transaction, _services, { verified }) => void erased.push(verified),
  }
  const proofs: number[] = []
  // At the look-up of the password: the session has been checked by then.
  afterReadingFrom(app, 'account', async () => {
    proofs.push((await post(app, '/api/auth/verify-email', { code }, { token: person.token })).status)
  })
  OTHERS.personalData.push(source)
  try {
    const { status } = await post(
      app,
      '/api/auth/delete-account',
      { password: person.password },
      { token: person.token },
    )
    expect([proofs, status]).toEqual([[200], 200])
  } finally {
    OTHERS.personalData.pop()
  }
  expect(erased).toEqual([true])
})

// A7 to A9, F3, K6: answers that look alike take alike. Whoever measures learns no more than whoever reads.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { LEAST_MS } from '#src/platform/http/even-time.ts'
import { createPasswords } from '#src/platform/identity/passwords.ts'
import { compareTimes } from '../../testing/api/compare-times.ts'
import { createTestApp, type TestApp } from '../../testing/api/test-app.ts'
import { ask, makeKey, makeNotebook, write } from '../../testing/api/test-notebook.ts'
import { freshAddress, post, registerPerson } from '../../testing/api/test-person.ts'
import { TEST_ENGINE } from '../../testing/database/test-database.ts'
import { addReaders } from '../../testing/mail/newsletter-readers.ts'

/** What else the machine has to do may fall upon one of the two. */
const PATIENCE = { retry: 2, timeout: 300_000 }

type Sample = (number: number) => Promise<unknown>

async function expectAlike(one: Sample, other: Sample, samples: number) {
  const { ratio, auc } = await compareTimes(one, other, samples)
  expect(ratio).toBeGreaterThan(0.8)
  expect(ratio).toBeLessThan(1.25)
  expect(auc).toBeLessThanOrEqual(0.6)
}

const nobody = (number: number) => `nobody${number}@family.example`

/** Two people of whom the second has no password, as who came by Google. */
async function addPeople(app: TestApp): Promise<[string, string]> {
  const [{ email }, { email: byGoogle }] = [await registerPerson(app), await registerPerson(app)]
  const { query } = app.services.database
  await query.updateTable('account').set({ password_hash: null }).where('email', '=', byGoogle).execute()
  return [email, byGoogle]
}

// Nearly all of it is the hash, which is the same whatever lies below; a hundred of each say as much as two hundred.
test.runIf(TEST_ENGINE === 'sqlite')(
  'A7, A8: a wrong password, an unknown address and an account without a password take alike',
  PATIENCE,
  async () => {
    await using app = await createTestApp({ passwords: createPasswords() })
    const [known, byGoogle] = await addPeople(app)
    const logIn = (email: string) =>
      post(app, '/api/auth/login', { email, password: 'not this one' }, { address: freshAddress() })
    for (const email of [known, byGoogle]) {
      await expectAlike(
        () => logIn(email),
        (number) => logIn(nobody(number)),
        100,
      )
    }
  },
)

test(
  'A9: asking for a new password takes alike, whether there is an account or one without a password',
  PATIENCE,
  async () => {
    await using app = await createTestApp()
    const people = await addPeople(app)
    const forgot = (email: string) => post(app, '/api/auth/forgot-password', { email }, { address: freshAddress() })
    for (const email of people) {
      await expectAlike(
        () => forgot(email),
        () => forgot(nobody(0)),
        200,
      )
    }
  },
)

test('F3: no form of the newsletter answers before each of them is done, whoever is on the list', async () => {
  await using app = await createTestApp()
  const [reader] = await addReaders(app.services, 1)
  const gdprConsent = { emailMarketing: true, privacyPolicy: true }
  const typed = { context: 'homepage', gdprConsent }
  // The first departure does most, and happens once only: no number of samples tells how long it takes.
  for (const [form, more] of [
    ['unsubscribe', {}],
    ['unsubscribe', {}],
    ['resubscribe', {}],
    ['subscribe', typed],
  ] as const) {
    for (const email of [reader, nobody(0)]) {
      const begun = performance.now()
      await post(app, `/api/emails/${form}`, { email, ...more }, { address: freshAddress() })
      // Timers may be a millisecond early.
      expect(performance.now() - begun, `${form} ${email}`).toBeGreaterThan(LEAST_MS - 2)
    }
  }
})

test('K6: an ended key and an unknown notebook take alike', PATIENCE, async () => {
  await using app = await createTestApp()
  const device = await makeNotebook(app)
  expect((await write(app, device, 1)).status).toBe(200)
  const read = (notebook: string) =>
    ask(app, { notebook, key: makeKey().key }, '/updates?after=0', { address: freshAddress() })
  await expectAlike(
    () => read(device.notebook),
    () => read(randomBytes(16).toString('base64url')),
    200,
  )
})

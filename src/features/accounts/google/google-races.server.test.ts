// A person signs in with Google at the moment in which that way to log in is removed. On SQLite the sign-in waits until that is over.
import { expect, test } from 'vitest'
import { Browser, createGoogleApp, startProvider } from '../../../../testing/api/google-provider.ts'
import { codeFromMail, freshAddress, post, sessionStatus } from '../../../../testing/api/test-person.ts'
import { afterDeletingFrom } from '../../../../testing/database/between-statements.ts'

const EMAIL = 'anna@gmail.com'

/** A person who logs in with Google only, and who has just asked for a link to a new password. */
async function askForReset() {
  const provider = await startProvider()
  const app = await createGoogleApp(provider)
  provider.says({ sub: 'google-anna', email: EMAIL, email_verified: true })
  await new Browser(app).signInForToken()
  await post(app, '/api/auth/forgot-password', { email: EMAIL }, { address: freshAddress() })
  const token = await codeFromMail(app, EMAIL, 'token')
  return {
    app,
    reset: () =>
      post(
        app,
        '/api/auth/reset-password',
        { token, newPassword: 'a lamp on the far windowsill' },
        { address: freshAddress() },
      ),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await provider[Symbol.asyncDispose]()
    },
  }
}

test('a ticket that is swapped while the password is reset opens nothing', async () => {
  await using asked = await askForReset()
  const { app, reset } = asked
  const browser = new Browser(app)
  const { token: ticket = '' } = (await browser.signIn()).parameters
  const swapped = Promise.withResolvers<Response>()
  afterDeletingFrom(app, 'session', async () => {
    await browser.exchange(ticket).then(swapped.resolve, swapped.reject)
  })
  expect((await reset()).status).toBe(200)
  // Neither was in the other's way.
  const answer = await swapped.promise
  const { token = '' } = (await answer.clone().json()) as { token?: string }
  expect([answer.status, await sessionStatus(app, token)], await answer.text()).toEqual([400, 401])
})

test('a return from Google during a password reset opens nothing that the reset has removed', async () => {
  await using asked = await askForReset()
  const { app, reset } = asked
  const browser = new Browser(app)
  const callback = await browser.agree(await browser.start())
  const back = Promise.withResolvers<Record<string, string>>()
  afterDeletingFrom(app, 'sign_in_ticket', async () => {
    await browser.comeBack(callback).then(({ parameters }) => back.resolve(parameters), back.reject)
  })
  expect((await reset()).status).toBe(200)
  const { token: ticket = '' } = await back.promise
  expect((await browser.exchange(ticket)).status).toBe(200)
  // The sign-in came after the reset and joined the account again, which its owner learns by mail: no session from before the reset is left.
  const joined = await app.services.database.query.selectFrom('google_identity').select('subject').execute()
  const told = (await app.sendMails()).filter(({ subject }) => subject.startsWith('Google sign-in was added'))
  expect([joined.length, told.length]).toEqual([1, 1])
})

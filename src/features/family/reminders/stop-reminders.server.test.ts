// Who stops a question by mail, and what no link of it does.
import { expect, test } from 'vitest'
import { createSecrets } from '#src/platform/secrets.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import { freshAddress, post } from '../../../../testing/api/test-person.ts'
import {
  askForQuestion,
  listReminders,
  provenPerson,
  questions,
  setTime,
  stopByButton,
  stopPath,
  TODAY,
} from '../../../../testing/mail/questions.ts'
import { sendDueReminders } from './reminders.server.ts'

test('one press in the mail program stops these mails permanently, and later requests say so', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await askForQuestion(app, person, TODAY)
  await askForQuestion(app, person, '2026-11-23')
  const [mail] = await questions(app)
  const stopped = await stopByButton(app, mail)
  expect([stopped.status, stopped.headers.get('location'), stopped.headers.get('cache-control')]).toEqual([
    200,
    null,
    'no-store',
  ])
  expect(await stopped.text()).not.toContain(person.email)
  expect((await stopByButton(app, mail)).status).toBe(200)
  expect(await listReminders(app)).toEqual([])
  const again = await askForQuestion(app, person, '2026-11-24')
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { message: expect.stringContaining('These mails are stopped') },
  ])
  for (const day of ['23', '24']) {
    setTime(app, `2026-11-${day}T17:00:00Z`)
    expect(await questions(app)).toHaveLength(1)
  }
  // Another account of the same mailbox, a year later.
  setTime(app, '2027-11-23T12:00:00Z')
  const other = await provenPerson(app, person.email.replace('@', '+new@'))
  expect((await askForQuestion(app, other, '2027-11-23')).status).toBe(409)
  // A parent who forgot the password still gets a link.
  await post(app, '/api/auth/forgot-password', { email: person.email })
  expect((await app.sendMails()).at(-1)).toMatchObject({
    to: person.email,
    text: expect.stringContaining('/reset-password'),
  })
})

test('a stop holds on after TOKEN_SECRET was changed', async () => {
  const [old, fresh] = ['the old secret of this test', 'the new secret of this test']
  await using app = await createTestApp({ env: { TOKEN_SECRET: old } })
  const person = await provenPerson(app)
  await askForQuestion(app, person, TODAY)
  const [mail] = await questions(app)
  await askForQuestion(app, person, '2026-11-23')
  const waiting = (await listReminders(app)).filter(({ state }) => state === 'waiting')
  expect((await stopByButton(app, mail)).status).toBe(200)

  app.services.secrets = createSecrets([fresh, old])
  expect((await askForQuestion(app, person, '2026-11-24')).status).toBe(409)
  // A row that the stop has not met, as one that was put down in the same moment.
  await app.services.database.query.insertInto('reminder').values(waiting).execute()
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toHaveLength(1)
})

test('opening a link of the mail, however often, changes and shows nothing', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await askForQuestion(app, person, TODAY)
  await askForQuestion(app, person, '2026-11-23')
  const [mail] = await questions(app)
  for (let index = 0; index < 20; index++) {
    const page = await app.request(stopPath(mail))
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/family\.example|2026-11/)
  }
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toHaveLength(2)
})

test('a code that is none of ours, or was made for something else, stops nothing', async () => {
  await using app = await createTestApp()
  const person = await provenPerson(app)
  await askForQuestion(app, person, TODAY)
  const [mail] = await questions(app)
  const code = stopPath(mail).split('/').at(-1) ?? ''
  const { secrets } = app.services
  const other = code.slice(0, 43) + secrets.sign('newsletter-leave', code.slice(0, 43))
  for (const wrong of ['x', code.slice(1), `${code}A`, other, code.toLowerCase()]) {
    expect((await app.request(`/api/reminders/stop/${wrong}`, { method: 'POST' }, freshAddress())).status).toBe(404)
  }
  expect((await askForQuestion(app, person, '2026-11-23')).status).toBe(200)
})

test('a cancelled request and a deleted account send no mail', async () => {
  await using app = await createTestApp()
  const [anna, ben] = [await provenPerson(app), await provenPerson(app)]
  for (const person of [anna, ben]) await askForQuestion(app, person, '2026-11-23')
  const init = { method: 'DELETE', headers: { authorization: `Bearer ${anna.token}` } }
  expect((await app.request('/api/reminders/2026-11-23', init)).status).toBe(200)
  expect((await post(app, '/api/auth/delete-account', ben, { token: ben.token })).status).toBe(200)
  expect(await listReminders(app)).toEqual([])
  setTime(app, '2026-11-23T17:00:00Z')
  expect(await questions(app)).toEqual([])
})

test('what is stopped or deleted between the queue and the last dot does not leave', async () => {
  for (const how of ['stop', 'delete'] as const) {
    await using app = await createTestApp()
    const person = await provenPerson(app)
    await askForQuestion(app, person, TODAY)
    const [first] = await questions(app)
    await askForQuestion(app, person, '2026-11-23')
    setTime(app, '2026-11-23T17:00:00Z')
    await sendDueReminders(app.services)
    expect(await app.services.database.query.selectFrom('job').select('kind').execute()).toEqual([
      { kind: 'mail/reminder' },
    ])
    if (how === 'stop') await stopByButton(app, first)
    else await post(app, '/api/auth/delete-account', person, { token: person.token })
    expect(await questions(app)).toHaveLength(1)
  }
})

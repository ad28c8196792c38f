// L2, L3, L13: operators change their own ways in, each change proven, told, and the end of sessions elsewhere.
import { expect, test } from 'vitest'
import {
  atDesk,
  codeFor,
  DESK_PASSWORD,
  type DeskPerson,
  proofOf,
  readCookies,
  signInToDesk,
} from '../../../../testing/api/desk-person.ts'
import { makePasskey, takeMadePasskey } from '../../../../testing/api/made-passkey.ts'
import { rememberPasswords } from '../../../../testing/api/remembered-passwords.ts'
import { createTestApp, type TestApp } from '../../../../testing/api/test-app.ts'
import { watchDesk } from '../../../../testing/database/between-statements.ts'
import type { PasskeyQuestion } from '../factors/factors.contract.ts'
import { shortId, type WaysIn } from './mine.contract.ts'

const NEXT_PASSWORD = 'another desk beneath the lamp'
const STEP_MS = 30_000

const nextStep = (app: TestApp) => app.setTime(new Date(app.services.clock().getTime() + STEP_MS))
const waysIn = async (app: TestApp, { cookie }: DeskPerson) =>
  (await (await atDesk(app, '/api/desk/mine', undefined, { cookie })).json()) as WaysIn

/** Logs in from a browser of its own, with a code that nothing has used. */
async function logIn(app: TestApp, { email, key }: DeskPerson, password = DESK_PASSWORD, cookie?: string) {
  nextStep(app)
  const factor = { way: 'code', oneTimeCode: codeFor(app, key) }
  const sending = cookie === undefined ? {} : { cookie }
  const answer = await atDesk(app, '/api/desk/login', { email, password, factor }, sending)
  return { status: answer.status, cookie: answer.status === 200 ? readCookies(answer) : '' }
}

const isSignedIn = async (app: TestApp, cookie: string) =>
  (await atDesk(app, '/api/desk/session', undefined, { cookie })).status === 200

/** Changes something of somebody's own, with a fresh proof. */
async function change(app: TestApp, person: DeskPerson, path: string, act: string, body: object, words: object = {}) {
  nextStep(app)
  const proof = await proofOf(app, person, act, words)
  return atDesk(app, `/api/desk/mine/${path}`, { ...body, proof }, { cookie: person.cookie })
}

test('L13: a new password needs the old one, opens the desk, signs out elsewhere and is told', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const editor = await signInToDesk(app, 'editor')
  const elsewhere = await logIn(app, editor)
  await app.sendMails()
  const before = app.sent.length
  const wrong = await change(app, editor, 'password', 'change-password', {
    password: 'not the one',
    newPassword: NEXT_PASSWORD,
  })
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    expect.objectContaining({ fields: { password: 'That is not your password of today. Type it again.' } }),
  ])
  expect(await isSignedIn(app, elsewhere.cookie)).toBe(true)
  const right = await change(app, editor, 'password', 'change-password', {
    password: DESK_PASSWORD,
    newPassword: NEXT_PASSWORD,
  })
  expect(right.status).toBe(200)
  expect([await isSignedIn(app, editor.cookie), await isSignedIn(app, elsewhere.cookie)]).toEqual([true, false])
  expect((await logIn(app, editor)).status).toBe(401)
  expect((await logIn(app, editor, NEXT_PASSWORD)).status).toBe(200)
  const told = (await app.sendMails()).slice(before).filter(({ subject }) => subject.includes('way in'))
  expect(told.map(({ to }) => to).sort()).toEqual([editor.email, owner.email].sort())
  expect(told[0]?.text).toContain('changed their password')
})

test('L2: a new key for one-time codes is proven with the old one, and then only it opens the desk', async () => {
  await using app = await createTestApp()
  const person = await signInToDesk(app, 'moderator')
  const other = await signInToDesk(app, 'editor')
  const offer = async ({ cookie }: DeskPerson) =>
    (await (await atDesk(app, '/api/desk/mine/key', {}, { cookie })).json()) as { key: string; sealedKey: string }
  const theirs = await offer(other)
  const foreign = await change(app, person, 'one-time-codes', 'change-codes', {
    sealedKey: theirs.sealedKey,
    oneTimeCode: codeFor(app, theirs.key, 1),
  })
  expect(foreign.status).toBe(400)
  const own = await offer(person)
  const body = { sealedKey: own.sealedKey, oneTimeCode: codeFor(app, own.key, 1) }
  // A proof for something else is none for this.
  nextStep(app)
  const stray = await proofOf(app, person, 'renew-recovery', {})
  const refused = await atDesk(app, '/api/desk/mine/one-time-codes', { ...body, proof: stray }, person)
  expect(refused.status).toBe(403)
  const { sealedKey, key } = own
  nextStep(app)
  const proof = await proofOf(app, person, 'change-codes', {})
  const done = await atDesk(
    app,
    '/api/desk/mine/one-time-codes',
    { sealedKey, oneTimeCode: codeFor(app, key), proof },
    person,
  )
  expect(done.status, await done.clone().text()).toBe(200)
  expect((await logIn(app, person)).status).toBe(401)
  expect((await logIn(app, { ...person, key })).status).toBe(200)
})

test('L2, L3: a recovery code proves a new factor once, and no other act', async () => {
  await using app = await createTestApp()
  const owner = await signInToDesk(app, 'owner')
  const [recoveryCode = '', second = ''] = owner.recoveryCodes
  expect(recoveryCode.replaceAll('-', '')).toHaveLength(28)
  const invite = { email: 'a@desk.example', role: 'editor', proof: { way: 'recovery', recoveryCode: second } }
  expect((await atDesk(app, '/api/desk/people/invite', invite, owner)).status).toBe(400)
  const renew = (code: string) =>
    atDesk(app, '/api/desk/mine/recovery-codes', { proof: { way: 'recovery', recoveryCode: code } }, owner)
  const renewed = await renew(recoveryCode)
  expect(renewed.status).toBe(200)
  const { recoveryCodes } = (await renewed.json()) as { recoveryCodes: string[] }
  expect(recoveryCodes).toHaveLength(10)
  expect((await renew(second)).status).toBe(403)
  expect((await waysIn(app, owner)).recoveryCodes).toBe(10)
})

test('L2: a recovery code is spent with the change that it proves, and a change that is refused costs none', async () => {
  await using app = await createTestApp()
  const editor = await signInToDesk(app, 'editor')
  const [recoveryCode = ''] = editor.recoveryCodes
  const offered = await atDesk(app, '/api/desk/mine/key', {}, editor)
  const { key, sealedKey } = (await offered.json()) as { key: string; sealedKey: string }
  const typed = codeFor(app, key)
  const turnOn = (oneTimeCode: string) =>
    atDesk(
      app,
      '/api/desk/mine/one-time-codes',
      { sealedKey, oneTimeCode, proof: { way: 'recovery', recoveryCode } },
      editor,
    )
  // Typing 28 letters off a sheet takes longer than the code of the new key holds.
  for (let step = 0; step < 3; step += 1) nextStep(app)
  expect((await turnOn(typed)).status).toBe(400)
  expect((await waysIn(app, editor)).recoveryCodes).toBe(10)
  expect((await turnOn(codeFor(app, key))).status).toBe(200)
  expect((await waysIn(app, editor)).recoveryCodes).toBe(9)
  expect((await turnOn(codeFor(app, key, 1))).status).toBe(403)
})

test('L5: the last second factor stays', async () => {
  await using app = await createTestApp()
  const person = await signInToDesk(app, 'editor')
  const { query } = app.services.database
  const { id: operator_id } = await query
    .selectFrom('desk_operator')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const kept = { public_key: 'AA', counter: 0, transports: '', device: 'Firefox', created_at: '2026-11-20T00:00:00Z' }
  await query
    .insertInto('desk_passkey')
    .values({ id: 'one', operator_id, ...kept })
    .execute()
  const remove = (id: string) => change(app, person, 'passkeys/remove', 'remove-passkey', { id }, { passkey: id })
  expect((await remove('none')).status).toBe(404)
  expect((await remove('one')).status).toBe(200)
  await query
    .insertInto('desk_passkey')
    .values({ id: 'two', operator_id, ...kept })
    .execute()
  const proof = await (async () => {
    nextStep(app)
    return proofOf(app, person, 'remove-passkey', { passkey: 'two' })
  })()
  await query.updateTable('desk_operator').set({ totp_sealed: null }).where('id', '=', operator_id).execute()
  const [recoveryCode] = person.recoveryCodes
  const byRecovery = { id: 'two', proof: { way: 'recovery', recoveryCode } }
  expect((await atDesk(app, '/api/desk/mine/passkeys/remove', { id: 'two', proof }, person)).status).toBe(403)
  expect((await atDesk(app, '/api/desk/mine/passkeys/remove', byRecovery, person)).status).toBe(409)
  expect((await waysIn(app, person)).passkeys.map(({ id }) => id)).toEqual(['two'])
})

test('L13: somebody ends only their own sessions, and a new log-in ends the one of the same browser', async () => {
  await using app = await createTestApp()
  const person = await signInToDesk(app, 'editor')
  const other = await signInToDesk(app, 'editor')
  const elsewhere = await logIn(app, person)
  const [foreign] = (await waysIn(app, other)).sessions
  const end = (id = '') => atDesk(app, `/api/desk/mine/sessions/${id}/end`, {}, person)
  expect((await end(foreign?.id)).status).toBe(404)
  const place = (await waysIn(app, person)).sessions.find(({ mine }) => !mine)
  expect((await end(place?.id)).status).toBe(200)
  expect([await isSignedIn(app, elsewhere.cookie), await isSignedIn(app, other.cookie)]).toEqual([false, true])
  const again = await logIn(app, person, DESK_PASSWORD, person.cookie)
  expect([await isSignedIn(app, person.cookie), await isSignedIn(app, again.cookie)]).toEqual([false, true])
})

test('L13: a session that half an hour has ended stands in no list, though its row is still there', async () => {
  await using app = await createTestApp()
  const person = await signInToDesk(app, 'owner')
  await logIn(app, person)
  expect((await waysIn(app, person)).sessions).toHaveLength(2)
  const later = (minutes: number) => app.setTime(new Date(app.services.clock().getTime() + minutes * 60_000))
  later(20)
  await waysIn(app, person)
  later(20)
  expect((await waysIn(app, person)).sessions.map(({ mine }) => mine)).toEqual([true])
  const { people } = (await (await atDesk(app, '/api/desk/people', undefined, person)).json()) as {
    people: { sessions: unknown[] }[]
  }
  expect(people[0]?.sessions).toHaveLength(1)
})

test('L2, L15: one more passkey is proven, kept and told, and meanwhile everybody else is served', async () => {
  await using app = await createTestApp()
  const person = await signInToDesk(app, 'editor')
  const elsewhere = await logIn(app, person)
  const ask = async () =>
    (await (await atDesk(app, '/api/desk/mine/passkeys/ask', {}, person)).json()) as PasskeyQuestion
  const add = (passkey: object) => change(app, person, 'passkeys', 'add-passkey', { passkey })
  // One that was made for another question is none, and holds nobody up.
  const stray = await add({ ...makePasskey(app, await ask()), clientDataJSON: 'AA' })
  expect(stray.status).toBe(400)
  const made = makePasskey(app, await ask())
  const added = await add(made)
  expect(added.status, await added.clone().text()).toBe(200)
  expect((await waysIn(app, person)).passkeys.map(({ id }) => id)).toEqual([made.id])
  expect([await isSignedIn(app, person.cookie), await isSignedIn(app, elsewhere.cookie)]).toEqual([true, false])
  expect(
    (await app.sendMails()).filter(({ to, subject }) => to === person.email && subject.includes('way in')),
  ).not.toEqual([])
  expect((await add(made)).status).toBe(400)
})

test('L13: a log-in that began before a password was changed does not end after it', async () => {
  const passwords = rememberPasswords()
  const slow = Promise.withResolvers<void>()
  let isHeld = false
  await using app = await createTestApp({
    passwords: {
      ...passwords,
      async check(password, stored) {
        const checked = await passwords.check(password, stored)
        if (isHeld) {
          isHeld = false
          await slow.promise
        }
        return checked
      },
    },
  })
  const person = await signInToDesk(app, 'editor')
  nextStep(app)
  // Somebody has seen the password being typed, and the code.
  isHeld = true
  const factor = { way: 'code', oneTimeCode: codeFor(app, person.key) }
  const thief = atDesk(app, '/api/desk/login', { email: person.email, password: DESK_PASSWORD, factor })
  await expect.poll(() => isHeld).toBe(false)
  const passwordsSent = { password: DESK_PASSWORD, newPassword: NEXT_PASSWORD }
  const changed = await change(app, person, 'password', 'change-password', passwordsSent)
  expect(changed.status, await changed.clone().text()).toBe(200)
  slow.resolve()
  expect((await thief).status).toBe(401)
  expect((await waysIn(app, person)).sessions).toHaveLength(1)
})

test('L13: a log-in that renews the hash of a password takes back no change of it at the same moment', async () => {
  const passwords = rememberPasswords()
  let meanwhile: (() => Promise<unknown>) | null = null
  await using app = await createTestApp({
    passwords: {
      ...passwords,
      async check(password, stored) {
        const checked = await passwords.check(password, stored)
        if (meanwhile === null) return checked
        const other = meanwhile
        meanwhile = null
        await other()
        // As where it was hashed by weaker settings.
        return { ...checked, upgraded: `${stored}` }
      },
    },
  })
  const person = await signInToDesk(app, 'editor')
  meanwhile = async () => {
    const words = { password: DESK_PASSWORD, newPassword: NEXT_PASSWORD }
    expect((await change(app, person, 'password', 'change-password', words)).status).toBe(200)
  }
  expect((await logIn(app, person)).status).toBe(401)
  expect((await logIn(app, person)).status).toBe(401)
  expect((await logIn(app, person, NEXT_PASSWORD)).status).toBe(200)
})

test('L13: a log-in with a passkey that is removed meanwhile does not end after it', async () => {
  await using app = await createTestApp()
  const watch = watchDesk(app)
  const person = await signInToDesk(app, 'editor')
  const question = async (path: string, body: object, cookie?: string) =>
    (await (await atDesk(app, path, body, cookie === undefined ? {} : { cookie })).json()) as PasskeyQuestion
  const made = makePasskey(app, await question('/api/desk/mine/passkeys/ask', {}, person.cookie))
  expect((await change(app, person, 'passkeys', 'add-passkey', { passkey: made })).status).toBe(200)
  const known = { email: person.email, password: DESK_PASSWORD }
  const logInByPasskey = async () => {
    const passkey = takeMadePasskey(app, made.id, await question('/api/desk/login/passkey', known))
    return atDesk(app, '/api/desk/login', { ...known, factor: { way: 'passkey', passkey } })
  }
  const before = await logInByPasskey()
  expect(before.status, await before.clone().text()).toBe(200)
  watch.afterChanging('desk_passkey', async () => {
    const words = { passkey: shortId(made.id) }
    const removed = await change(app, person, 'passkeys/remove', 'remove-passkey', { id: made.id }, words)
    expect(removed.status, await removed.clone().text()).toBe(200)
  })
  expect((await logInByPasskey()).status).toBe(401)
  expect((await waysIn(app, person)).sessions).toHaveLength(1)
})

test('L2: of a passkey that counts its uses a copy, which does not know of the last ones, opens nothing', async () => {
  await using app = await createTestApp()
  const person = await signInToDesk(app, 'editor')
  const asked = await atDesk(app, '/api/desk/mine/passkeys/ask', {}, { cookie: person.cookie })
  const made = makePasskey(app, (await asked.json()) as PasskeyQuestion)
  expect((await change(app, person, 'passkeys', 'add-passkey', { passkey: made })).status).toBe(200)
  const known = { email: person.email, password: DESK_PASSWORD }
  const logIn = async (uses: number) => {
    const question = (await (await atDesk(app, '/api/desk/login/passkey', known)).json()) as PasskeyQuestion
    const passkey = takeMadePasskey(app, made.id, question, uses)
    return (await atDesk(app, '/api/desk/login', { ...known, factor: { way: 'passkey', passkey } })).status
  }
  expect([await logIn(5), await logIn(5), await logIn(4), await logIn(6)]).toEqual([200, 401, 401, 200])
})

test('L13: nor does one with a recovery code while all of them are renewed', async () => {
  await using app = await createTestApp()
  const watch = watchDesk(app)
  const person = await signInToDesk(app, 'editor')
  const renewed = Promise.withResolvers<number>()
  watch.afterDeletingFrom('desk_recovery_code', async () => {
    await change(app, person, 'recovery-codes', 'renew-recovery', {}).then(
      ({ status }) => renewed.resolve(status),
      renewed.reject,
    )
  })
  const factor = { way: 'recovery', recoveryCode: person.recoveryCodes[0] }
  await atDesk(app, '/api/desk/login', { email: person.email, password: DESK_PASSWORD, factor })
  expect(await renewed.promise).toBe(200)
  expect((await waysIn(app, person)).sessions).toHaveLength(1)
})

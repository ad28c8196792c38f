// When a step moves, that a class agreement is reached once, who gets a mail, and the end of the school year.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeFromBudget } from '#src/platform/mail/mail-budget.ts'
import { mailboxOf } from '#src/platform/mail/mailbox.ts'
import { createTestApp } from '../../../../testing/api/test-app.ts'
import {
  act,
  CLASS_AGREEMENT,
  classAgreementMails,
  join,
  joinMany,
  look,
  NAMES,
  reachedClassAgreement,
  showName,
  startClassAgreement,
} from '../../../../testing/api/test-class-agreement.ts'
import { type Person, post } from '../../../../testing/api/test-person.ts'
import { atOnce } from '../../../../testing/database/at-once.ts'
import { createTestDatabase } from '../../../../testing/database/test-database.ts'
import { provenPerson, setTime, stopByButton, stopPath } from '../../../../testing/mail/questions.ts'
import { tellMembers } from './class-agreement.emails.server.ts'
import { deleteEndedClassAgreements, endOfSchoolYear, renew, renewNightly } from './end-and-renew.server.ts'
import { STEPS, stepOf } from './steps.contract.ts'

test('a step moves only when three more have joined since it last moved', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app, 10)
  const steps = []
  for (const name of NAMES) {
    await joinMany(app, code, [name])
    expect((await look(app, code)).step).toBe(steps.at(-1) ?? 'started')
    await renew(app.services)
    steps.push((await look(app, code)).step)
  }
  const grown = ['started', 'started', 'some', 'some', 'some', 'half', 'half', 'half', 'nearly', 'nearly']
  expect(steps).toEqual(grown)
  await joinMany(app, code, ['Kit', 'Lou'])
  await renew(app.services)
  expect((await look(app, code)).step).toBe('reached')
})

test('steps move at 03:00 in London and at no other hour, once a night', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app, 20)
  // The first run of a server settles the night that is over.
  await renewNightly(app.services)
  await joinMany(app, code, NAMES.slice(0, 3))
  for (const [time, step] of [
    ['2026-11-20T23:00:00Z', 'started'],
    ['2026-11-21T02:59:59Z', 'started'],
    ['2026-11-21T03:00:00Z', 'some'],
  ] as const) {
    setTime(app, time)
    await renewNightly(app.services)
    expect([time, (await look(app, code)).step]).toEqual([time, step])
  }
  await joinMany(app, code, NAMES.slice(3, 10))
  for (const [time, step] of [
    ['2026-11-21T12:00:00Z', 'some'],
    ['2026-11-22T03:00:00Z', 'half'],
  ] as const) {
    setTime(app, time)
    await renewNightly(app.services)
    expect([time, (await look(app, code)).step]).toEqual([time, step])
  }
})

test('fifty who join at once are fifty members, and the class agreement is reached once', async () => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'handrail-class-agreements-'))
  await using home = await createTestDatabase(joinPath(folder, 'one.sqlite'))
  await using one = await createTestApp({ home })
  await using two = await createTestApp({ home })
  const code = await startClassAgreement(one, 20)
  const people: Person[] = []
  for (let index = 0; index < 50; index++) people.push(await provenPerson(one))
  const statuses: number[] = []
  await atOnce(
    people.map((person, index) => async () => {
      statuses.push((await join(index % 2 === 0 ? one : two, code, person)).status)
      // Each of them also tries again.
      await join(index % 2 === 0 ? two : one, code, person)
    }),
  )
  expect(statuses).toEqual(Array(50).fill(200))
  await atOnce([one, two, one, two].map((app) => () => renew(app.services)))
  await atOnce([one, two, one, two].map((app) => () => tellMembers(app.services)))
  const mails = [...(await classAgreementMails(one)), ...(await classAgreementMails(two))]
  expect(new Set(mails.map(({ to }) => to)).size).toBe(50)
  expect(mails).toHaveLength(50)
  expect(
    await one.services.database.query.selectFrom('class_agreement').select(['counted', 'reached_on']).execute(),
  ).toEqual([{ counted: 50, reached_on: '2026-11-20' }])
  await rm(folder, { recursive: true })
})

test('each member gets one mail that names nothing and no person', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app)
  const mails = await classAgreementMails(app)
  expect(mails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort())
  for (const { subject, text, html, stopUrl } of mails) {
    expect(subject + text + html).not.toContain(code)
    // Without its addresses: a code may spell anything.
    const words = subject + text.replaceAll(/http\S+/g, '')
    expect(words).not.toMatch(/Ada|Ben|Cem|Dee|Eli|phone|upstairs|year|class|agreement|child|parent|school|five|\b5\b/i)
    expect(text).toContain('http://handrail.test/\n')
    expect(stopUrl).toMatch(/^http:\/\/handrail\.test\/api\/class-agreements\/stop\/[\w-]{65}$/)
  }
  // Whatever happens later, no member gets a second one; a parent who joins after that gets none.
  await joinMany(app, code, ['Fay', 'Gil', 'Hal'])
  for (const person of people) await showName(app, code, person)
  for (let day = 21; day < 28; day++) {
    setTime(app, `2026-11-${day}T20:00:00Z`)
    await renew(app.services)
    expect(await classAgreementMails(app)).toHaveLength(5)
  }
})

test('two hundred joins of one victim are one mail', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const victim = await provenPerson(app, 'victim@gmail.com')
  for (let index = 0; index < 50; index++) await join(app, code, victim)
  for (let index = 0; index < 2; index++) {
    await join(app, code, await provenPerson(app, `v.ictim+${index}@googlemail.com`))
  }
  await joinMany(app, code, NAMES.slice(0, 4))
  await renew(app.services)
  expect((await classAgreementMails(app)).filter(({ to }) => to.includes('ictim'))).toHaveLength(1)
})

test('a mailbox whose mails of the day are used up gets the mail later', async () => {
  await using app = await createTestApp()
  const code = await startClassAgreement(app)
  const people = await joinMany(app, code, NAMES.slice(0, 5))
  const { token, email } = people[0] as Person
  // Each mailbox has had the three questions of its day.
  for (const person of people) {
    for (let question = 0; question < 3; question++) {
      await takeFromBudget(app.services.database.query, app.services, mailboxOf(person.email), 'reminder')
    }
  }
  await renew(app.services)
  expect(await classAgreementMails(app)).toEqual([])
  expect((await act(app, 'look', { code }, { token })).status).toBe(200)
  setTime(app, '2026-11-21T21:30:00Z')
  expect((await classAgreementMails(app)).map(({ to }) => to)).toContain(email)
  expect(await classAgreementMails(app)).toHaveLength(5)
})

test('one press stops these mails permanently; a GET changes nothing', async () => {
  await using app = await createTestApp()
  const { people } = await reachedClassAgreement(app)
  const [first] = await classAgreementMails(app)
  const stopped = people.find(({ email }) => email === first?.to) as Person
  const shown = await app.request(stopPath(first))
  expect([shown.status, await shown.text()]).toEqual([200, expect.not.stringContaining(stopped.email)])
  expect((await stopByButton(app, first)).status).toBe(200)
  const wrong = `${stopPath(first).slice(0, -3)}AAA`
  expect((await app.request(wrong, { method: 'POST' })).status).toBe(404)
  const code = await startClassAgreement(app)
  await join(app, code, stopped)
  await joinMany(app, code, NAMES.slice(5, 9))
  await renew(app.services)
  for (const time of ['2026-11-20T20:00:00Z', '2026-11-22T20:00:00Z']) {
    setTime(app, time)
    expect((await classAgreementMails(app)).filter(({ to }) => to === stopped.email)).toHaveLength(1)
    expect(await classAgreementMails(app)).toHaveLength(9)
  }
})

test('leaving, deleting the account and stopping take the waiting mail back in the same act', async () => {
  await using app = await createTestApp()
  const { code, people } = await reachedClassAgreement(app)
  const [leaver, deleter, stopper] = people as [Person, Person, Person]
  await tellMembers(app.services)
  const waiting = () =>
    app.services.database.query.selectFrom('job').select('id').where('kind', '=', 'mail/class-agreement').execute()
  expect(await waiting()).toHaveLength(5)
  await act(app, 'leave', { code }, leaver)
  expect(await waiting()).toHaveLength(4)
  await post(app, '/api/auth/delete-account', { password: deleter.password }, { token: deleter.token })
  expect(await waiting()).toHaveLength(3)
  const mails = await classAgreementMails(app)
  expect(mails.map(({ to }) => to)).not.toContain(leaver.email)
  expect(mails).toHaveLength(3)
  expect(mails.map(({ to }) => to)).toContain(stopper.email)
})

test('on 31 August all rows of the year are deleted, and the link becomes unknown', async () => {
  await using app = await createTestApp()
  const { code } = await reachedClassAgreement(app)
  await tellMembers(app.services)
  setTime(app, '2027-08-30T22:59:59Z')
  await deleteEndedClassAgreements(app.services)
  expect((await act(app, 'look', { code })).status).toBe(200)
  // Midnight in London, where it is summer time.
  setTime(app, '2027-08-30T23:00:00Z')
  expect((await act(app, 'look', { code })).status).toBe(404)
  await deleteEndedClassAgreements(app.services)
  const { query } = app.services.database
  expect(await query.selectFrom('class_agreement').selectAll().execute()).toEqual([])
  expect(await query.selectFrom('class_agreement_member').selectAll().execute()).toEqual([])
  expect(await query.selectFrom('job').select('id').where('kind', '=', 'mail/class-agreement').execute()).toEqual([])
})

test.each([
  ['2026-11-20T20:00:00Z', '2027-08-31'],
  ['2027-08-30T22:59:59Z', '2027-08-31'],
  ['2027-08-30T23:00:00Z', '2028-08-31'],
  ['2027-09-01T08:00:00Z', '2028-08-31'],
])('a class agreement that starts at %s ends on %s', (time, day) => {
  expect(endOfSchoolYear(new Date(time))).toBe(day)
})

test('a step moves only at a renewal, by three or more; names need five presses', async () => {
  await using app = await createTestApp()
  const people: Person[] = []
  for (let index = 0; index < 9; index++) people.push(await provenPerson(app))
  const who = fc.nat(people.length - 1)
  const deed = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('join' as const), who }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave' as const), who }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('show' as const), who }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('renew' as const), who }) },
  )
  const starter = await provenPerson(app)
  let runs = 0
  const history = fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 40 }), async (deeds) => {
    runs += 1
    // Another hour and day each time: no limit is what this is about.
    app.setTime(new Date(Date.parse('2026-11-21T20:00:00Z') + runs * 25 * 60 * 60 * 1_000))
    const { code } = (await (await post(app, '/api/class-agreements', CLASS_AGREEMENT, starter)).json()) as {
      code: string
    }
    const joined = new Set<number>()
    const shown = new Set<number>()
    let counted = 0
    for (const { kind, who: index } of deeds) {
      const person = people[index] as Person
      if (kind === 'join') {
        await join(app, code, person, NAMES[index])
        joined.add(index)
      }
      if (kind === 'leave') {
        await act(app, 'leave', { code }, person)
        joined.delete(index)
        shown.delete(index)
      }
      if (kind === 'show' && (await showName(app, code, person)).status === 200) shown.add(index)
      if (kind === 'renew') {
        await renew(app.services)
        if (joined.size - counted >= 3) counted = joined.size
      }
      const seen = await look(app, code, person)
      const names = shown.size >= 5 && shown.has(index) ? [...shown].map((one) => NAMES[one]).sort() : null
      expect(seen).toEqual({
        ...CLASS_AGREEMENT,
        step: stepOf(counted, CLASS_AGREEMENT.threshold),
        joinedByYou: joined.has(index),
        names,
      })
      if (shown.size > 0) expect(counted).toBeGreaterThanOrEqual(CLASS_AGREEMENT.threshold)
    }
  })
  await fc.assert(history, { numRuns: 12 })
})

test('the steps of every number are in order', () => {
  for (let threshold = 5; threshold <= 20; threshold++) {
    const places = Array.from({ length: 30 }, (_, counted) => STEPS.indexOf(stepOf(counted, threshold)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect([stepOf(0, threshold), stepOf(threshold - 1, threshold), stepOf(threshold, threshold)]).toEqual([
      'started',
      'nearly',
      'reached',
    ])
  }
})

// A class agreement for tests: proven parents, and what they do with its code.
import { expect } from 'vitest'
import type { ClassAgreementAnswer } from '#src/features/community/class-agreement/class-agreement.contract.ts'
import { renew } from '#src/features/community/class-agreement/end-and-renew.server.ts'
import { provenPerson } from '../mail/questions.ts'
import type { SentMail, TestApp } from './test-app.ts'
import { freshAddress, type Person, post } from './test-person.ts'

type Token = Pick<Person, 'token'>

export const CLASS_AGREEMENT = { promise: 'no-phones-upstairs', yearGroup: 'year-7', threshold: 5 }

/** The code of a new class agreement, started by a parent who does not join it. */
export async function startClassAgreement(app: TestApp, threshold = CLASS_AGREEMENT.threshold): Promise<string> {
  const starter = await provenPerson(app)
  const answer = await post(
    app,
    '/api/class-agreements',
    { ...CLASS_AGREEMENT, threshold },
    { token: starter.token, address: freshAddress() },
  )
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { code: string }).code
}

/** What a parent does with a code, from a network of their own. */
export const act = (app: TestApp, path: string, body: object, { token }: Partial<Token> = {}) =>
  post(app, `/api/class-agreements/${path}`, body, {
    address: freshAddress(),
    ...(token === undefined ? {} : { token }),
  })

export const join = (app: TestApp, code: string, person: Token, name = 'Sam') =>
  act(app, 'join', { code, name }, person)

export const look = async (app: TestApp, code: string, person?: Token): Promise<ClassAgreementAnswer> =>
  (await act(app, 'look', { code }, person)).json() as Promise<ClassAgreementAnswer>

export const showName = (app: TestApp, code: string, person: Token) => act(app, 'show-my-name', { code }, person)

/** Proven parents with names of their own, who have joined. */
export async function joinMany(app: TestApp, code: string, names: string[]): Promise<Person[]> {
  const people: Person[] = []
  for (const name of names) {
    const person = await provenPerson(app)
    expect((await join(app, code, person, name)).status).toBe(200)
    people.push(person)
  }
  return people
}

export const NAMES = ['Ada', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay', 'Gil', 'Hal', 'Ivy', 'Jo']

/** A class agreement of five that is reached; its members have not pressed yet. */
export async function reachedClassAgreement(
  app: TestApp,
  names = NAMES.slice(0, 5),
): Promise<{ code: string; people: Person[] }> {
  const code = await startClassAgreement(app)
  const people = await joinMany(app, code, names)
  await renew(app.services)
  expect((await look(app, code)).step).toBe('reached')
  return { code, people }
}

/** The mails about class agreements that have left so far. */
export async function classAgreementMails(app: TestApp): Promise<SentMail[]> {
  return (await app.sendMails()).filter(({ subject }) => subject === 'A note from Handrail')
}

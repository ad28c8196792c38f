// A person for a test: an address, a password and a token, and the requests that tests send again and again.
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

export const GOOD_PASSWORD = 'correct horse battery staple'

export interface Person {
  email: string
  password: string
  token: string
}

/** Sends JSON as a plain client does. */
export function post(
  app: TestApp,
  path: string,
  body: unknown,
  { token, address, headers = {} }: { token?: string; address?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const init = {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
  }
  return app.request(path, init, address)
}

export function get(app: TestApp, path: string, token?: string): Promise<Response> {
  return app.request(path, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
}

/** The payload of the specification. */
export function registration(email: string, password = GOOD_PASSWORD, weeklyTips = false) {
  return {
    email,
    password,
    emailPreferences: { weeklyTips, marketing: false },
    gdprConsent: {
      privacyPolicy: true,
      emailMarketing: weeklyTips,
      timestamp: '1999-01-01T00:00:00.000Z',
      ip: 'not collected',
    },
  }
}

let people = 0

/** A network that no other call of this test file used: limits of one person do not touch another. */
export function freshAddress(): string {
  people += 1
  return `203.0.${Math.floor(people / 250) % 250}.${people % 250}`
}

export async function registerPerson(
  app: TestApp,
  email = `person${people + 1}@family.example`,
  password = GOOD_PASSWORD,
): Promise<Person> {
  const answer = await post(app, '/api/auth/register', registration(email, password), { address: freshAddress() })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { token } = (await answer.json()) as { token: string }
  return { email, password, token }
}

export async function logIn(app: TestApp, { email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const answer = await post(app, '/api/auth/login', { email, password }, { address: freshAddress() })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

/** 200 while the token opens a session, 401 afterwards. */
export async function sessionStatus(app: TestApp, token: string): Promise<number> {
  return (await get(app, '/api/auth/session', token)).status
}

/** The code or token of the newest mail to an address that has a link with one. */
export async function codeFromMail(app: TestApp, to: string, parameter: 'code' | 'token'): Promise<string> {
  const mails = (await app.sendMails()).filter((mail) => mail.to === to && mail.text.includes(`?${parameter}=`))
  const link = mails.at(-1)?.text.match(/http:\/\/handrail\.test\/\S+/)?.[0]
  if (link === undefined) throw new Error(`There is no mail to ${to} with a ${parameter}.`)
  return new URL(link).searchParams.get(parameter) as string
}

/** Presses the button of the mailed link in the browser that registered: everything stays. */
export async function verifyPerson(app: TestApp, { email, token }: Pick<Person, 'email' | 'token'>): Promise<void> {
  const code = await codeFromMail(app, email, 'code')
  expect((await post(app, '/api/auth/verify-email', { code }, { token, address: freshAddress() })).status).toBe(200)
}

/** Status and body, for answers that must not differ. */
export async function visible(answer: Response): Promise<unknown> {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return { status: answer.status, headers, body: await answer.text() }
}

// Plain requests to a running server.
import { expect } from 'vitest'
import { registration } from '../api/test-person.ts'
import { freshNetwork } from './crowd.ts'

export const PROGRESS = { completedLessons: ['digitalLaunchpad-module1-1.1'] }

/** Sends JSON from a network of its own; the server must trust 127.0.0.1 as its proxy. */
export function postJson(url: string, body: object, token?: string): Promise<Response> {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': freshNetwork(), ...authorization }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

export async function register(origin: string, email: string): Promise<string> {
  const answer = await postJson(`${origin}/api/auth/register`, registration(email))
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { token: string }).token
}

export async function statusOf(url: string, token?: string): Promise<number> {
  const answer = await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status
}

/** Expects the answer to a write that cannot be stored now: 503, and when to try again. */
export async function expectAway(answer: Response): Promise<void> {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('30')
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('try again in a few minutes') })
}

// A shared plan for a test of the server: a link's token, and the requests that tests send again and again.
import { hash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import { freshAddress, post } from './test-person.ts'

export interface TestPlan {
  plan: string
  token: string
  device: string
}

export function makeTestLink(): TestPlan & { access: string } {
  const token = randomBytes(32)
  return {
    plan: randomBytes(16).toString('base64url'),
    token: token.toString('base64url'),
    device: randomBytes(16).toString('base64url'),
    access: hash('sha256', token, 'base64url'),
  }
}

/** Something sealed, of so many bytes. */
export function sealedOf(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** A request of a device; without a body it reads. */
export function askPlan(
  app: TestApp,
  { plan, token, device }: TestPlan,
  path: string,
  { method = 'GET', body, address = freshAddress() }: { method?: string; body?: unknown; address?: string } = {},
): Promise<Response> {
  const init = {
    method,
    headers: { 'x-plan': `${plan}.${token}.${device}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  }
  return app.request(`/api/plans${path}`, init, address)
}

export async function makePlan(app: TestApp, snapshot = sealedOf(40)): Promise<TestPlan> {
  const { access, ...link } = makeTestLink()
  const body = { plan: link.plan, access, device: link.device, snapshot }
  const answer = await post(app, '/api/plans', body, { address: freshAddress() })
  expect(answer.status).toBe(200)
  return link
}

export function writePlan(app: TestApp, plan: TestPlan, bytes = 40, address?: string): Promise<Response> {
  const body = { body: sealedOf(bytes) }
  return askPlan(app, plan, '/updates', { method: 'POST', body, ...(address === undefined ? {} : { address }) })
}

export async function readPlan(app: TestApp, plan: TestPlan, after = 0) {
  const answer = await askPlan(app, plan, `/updates?after=${after}`)
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) }
}

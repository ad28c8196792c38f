// A shared notebook for a test: devices with their keys, and the requests that tests send again and again.
import { hash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import { freshAddress, post } from './test-person.ts'

/** A key, and the hash by which the server knows it. */
export interface TestKey {
  key: string
  hash: string
}

export interface TestDevice extends TestKey {
  notebook: string
}

export function makeKey(): TestKey {
  const bytes = randomBytes(32)
  return { key: bytes.toString('base64url'), hash: hash('sha256', bytes, 'base64url') }
}

/** Something sealed, of so many bytes. */
export function sealedOf(bytes: number): string {
  return randomBytes(bytes).toString('base64url')
}

/** A request of a device; without a body it reads. */
export function ask(
  app: TestApp,
  { notebook, key }: Pick<TestDevice, 'notebook' | 'key'>,
  path: string,
  { method = 'GET', body, address }: { method?: string; body?: unknown; address?: string } = {},
): Promise<Response> {
  const init = {
    method,
    headers: { 'x-notebook': `${notebook}.${key}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  }
  return app.request(`/api/notebooks${path}`, init, address)
}

/** A new notebook, and the device that made it. */
export async function makeNotebook(app: TestApp, address = freshAddress()): Promise<TestDevice> {
  const own = makeKey()
  const answer = await post(app, '/api/notebooks', { access: own.hash }, { address })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { notebook } = (await answer.json()) as { notebook: string }
  return { ...own, notebook }
}

/** Adds an update of so many bytes. */
export function write(
  app: TestApp,
  device: TestDevice,
  number: number,
  { bytes = 1024, body = sealedOf(bytes), epoch = 1, ...rest }: Record<string, unknown> & { bytes?: number } = {},
): Promise<Response> {
  return ask(app, device, '/updates', { method: 'POST', body: { number, epoch, body, ...rest } })
}

export interface Read {
  latest: number
  epoch: number
  box: string | null
  updates: { number: number; epoch: number; body: string }[]
}

export async function read(app: TestApp, device: TestDevice, after = 0): Promise<Read> {
  const answer = await ask(app, device, `/updates?after=${after}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Read
}

/** 200 while the device's key opens the notebook, 401 afterwards. */
export async function accessStatus(app: TestApp, device: TestDevice): Promise<number> {
  return (await ask(app, device, '/updates?after=0')).status
}

export async function invite(app: TestApp, by: TestDevice, own = makeKey()) {
  const body = { invitation: own.hash, preview: sealedOf(200), parcel: sealedOf(600) }
  return { ...own, ...body, answer: await ask(app, by, '/invitations', { method: 'POST', body }) }
}

export function look(app: TestApp, invitation: TestKey): Promise<Response> {
  return post(app, '/api/notebooks/invitations/look', { invitation: invitation.key }, { address: freshAddress() })
}

export function take(app: TestApp, invitation: TestKey, own: TestKey, address = freshAddress()): Promise<Response> {
  const body = { invitation: invitation.key, access: own.hash, hello: sealedOf(300) }
  return post(app, '/api/notebooks/invitations/take', body, { address })
}

/** Another device, in by an invitation. */
export async function join(app: TestApp, by: TestDevice): Promise<TestDevice> {
  const own = makeKey()
  const taken = await take(app, await invite(app, by), own)
  expect(taken.status, await taken.clone().text()).toBe(200)
  return { ...own, notebook: by.notebook }
}

export function changeLock(
  app: TestApp,
  by: TestDevice,
  number: number,
  keep: TestDevice[] = [],
  { epoch = 1, bytes = 1024 } = {},
): Promise<Response> {
  const boxes = keep.map(({ hash }) => ({ access: hash, box: sealedOf(160) }))
  return ask(app, by, '/lock', { method: 'POST', body: { number, epoch, body: sealedOf(bytes), keep: boxes } })
}

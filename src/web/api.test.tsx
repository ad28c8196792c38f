// How the pages call the server: typed, logged, thrown on, and without a time-out of their own.
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#src/shared/app-error.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { call } from './api.ts'
import { TOKEN_KEY } from './storage/token-key.ts'

const _getThing = endpoint({
  method: 'GET',
  path: '/api/things/{thingId}',
  summary: 'A thing',
  input: z.object({ thingId: z.string(), colour: z.optional(z.string()) }),
  answer: z.object({ name: z.string() }),
})
const _postThing = endpoint({
  method: 'POST',
  path: '/api/things',
  summary: 'A new thing',
  input: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('path parts are encoded, the rest of a GET becomes its query', async () => {
  const fetched = answerWith({ name: 'lamp' })
  expect(await call<typeof _getThing>('GET /api/things/{thingId}', { thingId: 'a/b', colour: 'red' })).toEqual({
    name: 'lamp',
  })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?colour=red')
  expect(fetched.mock.calls[0]?.[1]?.signal).toBeUndefined()
})

test('a field that the page does not know yet takes nothing away', async () => {
  answerWith({ name: 'lamp', since: 'a newer server' })
  expect((await call<typeof _getThing>('GET /api/things/{thingId}', { thingId: 'a' })).name).toBe('lamp')
})

test('every call asks for the language of the page', async () => {
  const fetched = answerWith({ name: 'lamp' })
  await call<typeof _getThing>('GET /api/things/{thingId}', { thingId: 'a', colour: 'red' })
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'en' })
})

test('a POST sends JSON, and the bearer token when there is one', async () => {
  const fetched = answerWith({ name: 'lamp' })
  await call<typeof _postThing>('POST /api/things', { name: 'lamp' })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"name":"lamp"}',
    headers: { 'Content-Type': 'application/json' },
  })
  expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization')
  window.localStorage.setItem(TOKEN_KEY, 'a.b.c')
  await call<typeof _postThing>('POST /api/things', { name: 'lamp' })
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer a.b.c' })
})

test("a failure is logged and rethrown with the server's message, key and fields", async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  answerWith(
    { message: 'Please check: name.', key: 'server_check_fields?names=name', fields: { name: 'too short' } },
    400,
  )
  const failure = await call<typeof _postThing>('POST /api/things', { name: '' }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(AppError)
  expect(failure).toMatchObject({
    status: 400,
    messageRef: 'server_check_fields?names=name',
    words: 'Please check: name.',
    fields: { name: 'too short' },
  })
  expect(warned).toHaveBeenCalledOnce()
})

test('an answer that is not ours is a fault of ours', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => new Response('<html>proxy</html>', { status: 502 }))
  await expect(call<typeof _postThing>('POST /api/things', { name: 'x' })).rejects.toThrow('shell_our_fault')
})

test('no answer, or one that breaks off, says that we cannot be reached', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const unreached = { code: 'unavailable', messageRef: 'shell_unreachable' }
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(call<typeof _postThing>('POST /api/things', { name: 'x' })).rejects.toMatchObject(unreached)
  const brokenOff = { ok: true, status: 200, json: () => Promise.reject(new TypeError('network error')) }
  vi.stubGlobal('fetch', async () => brokenOff)
  await expect(call<typeof _postThing>('POST /api/things', { name: 'x' })).rejects.toMatchObject(unreached)
})

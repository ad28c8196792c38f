// What a JSON body may be.
import { expect, test } from 'vitest'
import { AppError } from '#src/shared/app-error.ts'
import { BODY_LIMIT, readJsonBody } from './json-body.ts'

function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Request {
  return new Request('http://handrail.test/api', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function statusOf(request: Request): Promise<number> {
  try {
    await readJsonBody(request)
    return 200
  } catch (error) {
    return error instanceof AppError ? error.status : 500
  }
}

test('a plain object comes through as it is', async () => {
  expect(await readJsonBody(post('{"a":[1,{"b":"é"}]}'))).toEqual({ a: [1, { b: 'é' }] })
  expect(await statusOf(post('{}', { 'content-type': 'application/json; charset=utf-8' }))).toBe(200)
})

test('other media types and compressed bodies are 415', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
    expect(await statusOf(post('{}', { 'content-type': type })), type).toBe(415)
  }
  expect(await statusOf(post('{}', { 'content-encoding': 'gzip' }))).toBe(415)
})

test('over the limit is 413, at the limit is not', async () => {
  const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
  expect(sized(BODY_LIMIT)).toHaveLength(BODY_LIMIT)
  expect(await statusOf(post(sized(BODY_LIMIT)))).toBe(200)
  expect(await statusOf(post(sized(BODY_LIMIT + 1)))).toBe(413)
})

/** A body without an end, that tells how much of it was asked for. */
function endlessBody() {
  let taken = 0
  const body = new ReadableStream(
    {
      pull(controller) {
        taken += 1_024
        controller.enqueue(new Uint8Array(1_024).fill(0x20))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, taken: () => taken }
}

test('a body is read up to the limit, or not at all if its header exceeds it', async () => {
  for (const [headers, most] of [
    [{}, BODY_LIMIT + 1_024],
    [{ 'content-length': String(BODY_LIMIT + 1) }, 0],
  ] as const) {
    const { body, taken } = endlessBody()
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json', ...headers } }
    expect(await statusOf(new Request('http://handrail.test/api', init as RequestInit))).toBe(413)
    expect(taken()).toBe(most)
  }
})

test('nested deeper than 20 or with more than 200 values is 400', async () => {
  const nested = (depth: number) => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
  expect(await statusOf(post(nested(20)))).toBe(200)
  expect(await statusOf(post(nested(21)))).toBe(400)
  expect(await statusOf(post(nested(10_000)))).toBe(400)
  const wide = (keys: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, i) => [`k${i}`, i])))
  expect(await statusOf(post(wide(200)))).toBe(200)
  expect(await statusOf(post(wide(201)))).toBe(400)
})

test('keys that reach a prototype are 400 and change nothing', async () => {
  for (const body of ['{"__proto__":{"x":1}}', '{"a":{"constructor":{}}}', '{"a":[{"prototype":1}]}']) {
    expect(await statusOf(post(body)), body).toBe(400)
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('anything that is no JSON object in valid UTF-8 is 400', async () => {
  for (const body of ['', 'null', '[]', '"text"', '{"a":1,}', '{a:1}', '1e400', '{"a":"\\ud800"}']) {
    expect(await statusOf(post(body)), body).toBe(400)
  }
  expect(await statusOf(post(new Uint8Array([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])))).toBe(400)
})

test('no body at all counts as an empty one', async () => {
  expect(await readJsonBody(new Request('http://handrail.test/api', { method: 'POST' }))).toEqual({})
})

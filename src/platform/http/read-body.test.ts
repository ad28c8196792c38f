// A body is read within its limit, and one that breaks off is not logged as a failure.
import { expect, test } from 'vitest'
import { AppError } from '#src/shared/app-error.ts'
import { readBody } from './read-body.ts'

function post(body: RequestInit['body']): Request {
  return new Request('http://handrail.test/api', { method: 'POST', body, duplex: 'half' } as RequestInit)
}

/** As Node's own body ends when the client goes away. */
function brokenBody(): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
}

test('the bytes come as they are, whatever letters they are', async () => {
  expect([...(await readBody(post(new Uint8Array([0xc0, 0x80, 0x0a])), 3))]).toEqual([0xc0, 0x80, 0x0a])
  expect(await readBody(post(null), 3)).toHaveLength(0)
})

test('one byte over the limit is 413', async () => {
  await expect(readBody(post(new Uint8Array(4)), 3)).rejects.toMatchObject({ code: 'too_large' })
})

test('a body that breaks off is refused, and not mistaken for a lost database', async () => {
  const refused = await readBody(post(brokenBody()), 100).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  expect(refused).toMatchObject({ code: 'bad_request' })
})

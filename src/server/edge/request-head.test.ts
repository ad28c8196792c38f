// Checks of a request's head. Tested on the wire in e2e/server/raw-http.test.ts.
import { expect, test } from 'vitest'
import { findHeadFault } from './request-head.ts'

const HOST = ['Host', 'handrail.test']
const statusOf = (url: string, rawHeaders: string[]) => findHeadFault({ url, rawHeaders })?.status

test('an address of 8 KiB passes, a longer one is 414, for pages and API', () => {
  expect(statusOf(`/${'a'.repeat(8 * 1024 - 1)}`, HOST)).toBeUndefined()
  expect(statusOf(`/${'a'.repeat(8 * 1024)}`, HOST)).toBe(414)
})

test('a hundred headers pass, one more is 431, also when all have one name', () => {
  const equal = (count: number) => Array.from({ length: count }, () => ['X-Same', '1']).flat()
  expect(statusOf('/', [...HOST, ...equal(99)])).toBeUndefined()
  expect(statusOf('/', [...HOST, ...equal(100)])).toBe(431)
})

test.each([['handrail.test'], ['127.0.0.1:3000'], ['[::1]:3000'], ['xn--mnchen-3ya.test']])(
  'host %s passes',
  (host) => {
    expect(statusOf('/', ['host', host])).toBeUndefined()
  },
)

test.each([['x:99999'], ['x/evil'], ['user@x'], ['x,y'], ['[::1'], ['']])('host %j is 400', (host) => {
  expect(statusOf('/', ['host', host])).toBe(400)
})

test('no host and two hosts are 400', () => {
  expect(statusOf('/', [])).toBe(400)
  expect(statusOf('/', [...HOST, 'HOST', 'handrail.test'])).toBe(400)
})

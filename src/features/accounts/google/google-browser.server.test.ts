import { expect, test } from 'vitest'
import { readBrowserId } from './google-browser.server.ts'

const [OURS, OTHER] = ['a'.repeat(43), 'b'.repeat(43)]
const asks = (cookie: string) => readBrowserId(new Request('http://x.example', { headers: { cookie } }))

test('of two cookies of the name none is believed: one of them is not ours', () => {
  expect(asks(`other=1; __Host-google=${OURS}`)).toBe(OURS)
  expect(asks(`__Host-google=${OTHER}; __Host-google=${OURS}`)).toBeNull()
  expect(asks(`__Host-google=${OURS}!`)).toBeNull()
})

// No address leaves the server whole.
import { expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'

test.each([
  ['anna@family.example', 'a•••@f•••.example'],
  ['a@b.co.uk', 'a•••@b•••.uk'],
  ['"odd@name"@b.example', '"•••@b•••.example'],
  ['nobody@localhost', 'n•••@l•••'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

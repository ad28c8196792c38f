// What the build writes down for the server's start survives JSON: nothing of it is lost or becomes something else.
import { expect, test } from 'vitest'
import { readEverything } from '#src/platform/content/content-memory.ts'
// Every reader there is.
import '#src/server/features.ts'

const READERS = Object.entries(readEverything('en'))

test('the readers are there', () => {
  expect(READERS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['curriculum', 'talks', 'settings cards', 'issues']),
  )
})

test.each(READERS)('%s', (_name, value) => {
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
})

// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readTalkAge, rememberTalkAge } from '../talk-age.ts'
import { readTalk, rememberTalk } from './talk-memory.ts'

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('a talk survives a reload, and closing the tab removes every trace of it', () => {
  rememberTalkAge('11')
  rememberTalk('the-first-phone', { age: '11', presses: [1, 'mend'] })
  expect(readTalk('the-first-phone')).toEqual({ age: '11', presses: [1, 'mend'] })
  expect(readTalkAge()).toBe('11')
  // Closing a tab empties its session storage; this device's other storage would tell tomorrow.
  expect({ ...window.localStorage }).toEqual({})
  window.sessionStorage.clear()
  expect([readTalk('the-first-phone'), readTalkAge()]).toEqual([null, null])
})

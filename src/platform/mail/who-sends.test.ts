import { afterEach, expect, test, vi } from 'vitest'
import { writeMailPage } from './mail-page.ts'
import { senderLines } from './who-sends.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a mail names the charity that sends it, with its number and address', () => {
  vi.stubEnv('OPERATOR_NAME', 'Kent & Sons')
  vi.stubEnv('CHARITY_NUMBER', '1234567')
  vi.stubEnv('OPERATOR_ADDRESS', '1 High Street, Ashford')
  const line = 'Sent by Kent & Sons. Registered charity 1234567. Address: 1 High Street, Ashford.'
  expect(senderLines('en')).toEqual([line])
  expect(writeMailPage('en', { title: 'Hello', rows: [], ending: [] })).toContain(line.replace('&', '&amp;'))
})

test('a mail of a website that names no operator says nothing of it', () => {
  expect(senderLines('en')).toEqual([])
})

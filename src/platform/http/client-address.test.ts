import { expect, test } from 'vitest'
import { createTrustedProxies, findClientAddress, networkOf, networkPrefix } from './client-address.ts'

const isTrusted = createTrustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test('without a trusted proxy the header changes nothing', () => {
  expect(findClientAddress('203.0.113.9', '198.51.100.1', isTrusted)).toBe('203.0.113.9')
  expect(findClientAddress('127.0.0.1', '198.51.100.1', createTrustedProxies([]))).toBe('127.0.0.1')
})

test('behind trusted proxies the client is the right-most entry that is not one of them', () => {
  expect(findClientAddress('127.0.0.1', '198.51.100.1', isTrusted)).toBe('198.51.100.1')
  expect(findClientAddress('127.0.0.1', '6.6.6.6, 198.51.100.1, 10.1.2.3', isTrusted)).toBe('198.51.100.1')
  expect(findClientAddress('::ffff:127.0.0.1', '2001:db8::1', isTrusted)).toBe('2001:db8::1')
  expect(findClientAddress('fd00::1', '198.51.100.1', isTrusted)).toBe('198.51.100.1')
})

test('an entry with a port is the address without it', () => {
  expect(findClientAddress('127.0.0.1', '198.51.100.1:4711', isTrusted)).toBe('198.51.100.1')
  expect(findClientAddress('127.0.0.1', '[2001:db8::1]:4711', isTrusted)).toBe('2001:db8::1')
  expect(findClientAddress('127.0.0.1', '[2001:db8::1]', isTrusted)).toBe('2001:db8::1')
})

test('a missing, empty or invalid header leaves the last trustworthy address', () => {
  expect(findClientAddress('127.0.0.1', null, isTrusted)).toBe('127.0.0.1')
  expect(findClientAddress('127.0.0.1', '', isTrusted)).toBe('127.0.0.1')
  expect(findClientAddress('127.0.0.1', '6.6.6.6, unknown', isTrusted)).toBe('127.0.0.1')
  expect(findClientAddress(undefined, '6.6.6.6', isTrusted)).toBe('0.0.0.0')
})

test('IPv6 is counted by /64, however it is written', () => {
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0::/64')
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
})

test('the log keeps a prefix only', () => {
  expect(networkPrefix('198.51.100.7')).toBe('198.51.100.0/24')
  expect(networkPrefix('2001:db8:1:2::3')).toBe('2001:db8:1::/48')
  expect(networkPrefix('nonsense')).toBe('unknown')
})

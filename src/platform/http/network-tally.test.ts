import { expect, test } from 'vitest'
import { widenNetwork } from './client-address.ts'
import { createNetworkTally } from './network-tally.ts'

const START = Date.parse('2026-11-20T20:00:00Z')

function tallyAt(limit: { max: number; seconds: number }, networksMax?: number) {
  let now = START
  const tally = createNetworkTally(limit, () => new Date(now), networksMax)
  return { tally, after: (seconds: number) => (now = START + seconds * 1_000) }
}

test('what is counted by a /64 also has a /48, an IPv4 address has none', () => {
  expect(widenNetwork('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  expect(widenNetwork('a@b.uk 2001:db8:1:2::/64')).toBe('a@b.uk 2001:db8:1::/48')
  for (const subject of ['198.51.100.7', 'a@b.uk', 'a@b.uk 198.51.100.7', '2001:db8:1::/48']) {
    expect(widenNetwork(subject)).toBeNull()
  }
})

test('a network waits until its counted period ends, and then starts at zero', () => {
  const { tally, after } = tallyAt({ max: 2, seconds: 60 })
  tally.add('198.51.100.7')
  after(10)
  expect(tally.secondsToWait('198.51.100.7')).toBeNull()
  tally.add('198.51.100.7')
  expect(tally.secondsToWait('198.51.100.7')).toBe(50)
  expect(tally.secondsToWait('198.51.100.8')).toBeNull()
  after(60)
  expect(tally.secondsToWait('198.51.100.7')).toBeNull()
})

test('after a clock is set back, no network waits longer than the limit', () => {
  const { tally, after } = tallyAt({ max: 1, seconds: 60 })
  tally.add('198.51.100.7')
  after(-86_400)
  expect(tally.secondsToWait('198.51.100.7')).toBeNull()
})

test('no number of networks fills the memory; the newest are remembered', () => {
  const { tally } = tallyAt({ max: 1, seconds: 60 }, 3)
  for (let index = 1; index <= 5; index++) tally.add(`198.51.100.${index}`)
  const waiting = [1, 2, 3, 4, 5].filter((index) => tally.secondsToWait(`198.51.100.${index}`) !== null)
  expect(waiting).toEqual([3, 4, 5])
})

test('a network that starts at zero again is not the first to be removed', () => {
  const { tally, after } = tallyAt({ max: 1, seconds: 60 }, 3)
  tally.add('198.51.100.1')
  tally.add('198.51.100.2')
  after(60)
  for (const index of [1, 3, 4]) tally.add(`198.51.100.${index}`)
  const waiting = [1, 2, 3, 4].filter((index) => tally.secondsToWait(`198.51.100.${index}`) !== null)
  expect(waiting).toEqual([1, 3, 4])
})

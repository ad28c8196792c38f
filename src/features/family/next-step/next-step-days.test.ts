import { afterEach, expect, test, vi } from 'vitest'
import { localDay } from './next-step-days.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

// London in summer and in winter, and the ends of the world: near midnight the day of UTC is another one.
test.each([
  ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-02'],
  ['Europe/London', '2026-12-01T23:30:00Z', '2026-12-01'],
  ['America/Los_Angeles', '2026-12-01T02:00:00Z', '2026-11-30'],
  ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
])("the day of a step is that of the device's own clock: in %s at %s it is %s", (zone, now, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(new Date(now))).toBe(day)
})

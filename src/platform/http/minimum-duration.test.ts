import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withMinimumDuration } from './minimum-duration.ts'

test('the work happens within the time, not before it', async () => {
  const answered = withMinimumDuration({ minResponseMs: 50 }, async () => wait(50, 'answered'))
  // Timers end in the order in which they are due, on a busy machine too.
  expect(await Promise.race([answered, wait(90, 'late')])).toBe('answered')
})

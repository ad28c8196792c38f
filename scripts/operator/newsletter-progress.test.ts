import { expect, test } from 'vitest'
import { showStatus } from './newsletter-progress.ts'

test('N-5: the figures read as a line with a bar, and those in doubt by name', () => {
  const figures = { planned: 4, accepted: 1, failed: 1, skipped: 0, waiting: 1, uncertain: 1 }
  const lists = { uncertainAddresses: ['a@b.uk'], failedAddresses: ['c@b.uk'] }
  expect(showStatus({ issue: 'x', ...figures, ...lists })).toEqual([
    `[${'#'.repeat(23)}.......] 75%  x: planned 4, accepted 1, failed 1, skipped 0, waiting 1, uncertain 1`,
    'failed: c@b.uk',
    'uncertain: a@b.uk',
  ])
})

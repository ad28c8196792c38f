import { expect, test } from 'vitest'
import { departureLines, doubtLines, planLine, statusLines } from './newsletter-lines.ts'

test('N-5: the figures read as a line with a bar, and those in doubt by name', () => {
  const figures = { planned: 4, accepted: 1, failed: 1, skipped: 0, waiting: 1, uncertain: 1 }
  const lists = { uncertainAddresses: ['a@b.uk'], failedAddresses: ['c@b.uk'] }
  expect(statusLines({ issue: 'x', ...figures, ...lists })).toEqual([
    `[${'#'.repeat(23)}.......] 75%  x: planned 4, accepted 1, failed 1, skipped 0, waiting 1, uncertain 1`,
    'failed: c@b.uk',
    'uncertain: a@b.uk',
  ])
})

test('N-5: an issue for nobody is done', () => {
  const figures = { planned: 0, accepted: 0, failed: 0, skipped: 0, waiting: 0, uncertain: 0 }
  const [line] = statusLines({ issue: 'x', ...figures, uncertainAddresses: [], failedAddresses: [] })
  expect(line).toContain(`[${'#'.repeat(30)}] 100%  x:`)
})

test('N-3, N-10: what became of a sending is one line', () => {
  const planned = { issue: 'calm-endings', planned: 40 }
  expect(planLine(planned, true)).toBe('calm-endings: queued for 40 readers. The running server sends it.')
  expect(planLine(planned, false)).toContain('Sending is off')
  const forNobody = { ...planned, planned: 0 }
  expect(planLine(forNobody, true)).toMatch(/Nobody has confirmed yet, or [^.]+\.$/)
  expect(planLine(forNobody, false)).toMatch(/Nobody has confirmed yet, or .+ Sending is off/)
  expect(planLine({ issue: 'calm-endings', refused: 'taken' }, true)).toContain('Nothing more is sent.')
  expect(planLine({ issue: 'calm-endings', refused: 'restored' }, true)).toContain('was an old copy restored?')
  expect(planLine({ issue: undefined, refused: 'nothing left' }, true)).toBe('Every issue has been sent.')
})

test('those in doubt, and those who left, are named before anything is decided', () => {
  const figures = { planned: 1, accepted: 0, failed: 0, skipped: 0, waiting: 0, uncertain: 1, failedAddresses: [] }
  expect(doubtLines({ issue: 'x', ...figures, uncertainAddresses: ['a@b.uk'] })[1]).toBe('  a@b.uk')
  expect(doubtLines({ issue: 'x', ...figures, uncertainAddresses: [] })).toEqual(['No copy of x is in doubt.'])
  expect(departureLines(['a@b.uk'], false).slice(0, 2)).toEqual(['1 reader left by a typed address:', '  a@b.uk'])
  expect(departureLines(['a@b.uk'], true)).toEqual(['1 reader left by a typed address and get the tips again.'])
  expect(departureLines([], true)).toEqual(['0 readers left by a typed address.'])
})

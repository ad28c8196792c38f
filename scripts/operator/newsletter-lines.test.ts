import { expect, test } from 'vitest'
import { planLine, statusLines } from './newsletter-lines.ts'

const NONE = { planned: 0, sent: 0, failed: 0, skipped: 0, waiting: 0, problem: null, reasons: [], failures: [] }

test('the figures are a line with a bar, and say why sending stopped and copies failed', () => {
  const figures = { ...NONE, planned: 4, sent: 2, failed: 1, waiting: 1 }
  const failures = [{ address: 'c@b.uk', reason: '550 5.1.1 no such user, at RCPT TO' }]
  expect(statusLines({ issue: 'x', ...figures, failures, problem: '421 not now' })).toEqual([
    `[${'#'.repeat(23)}.......] 75%  x: planned 4, sent 2, failed 1, skipped 0, waiting 1`,
    'The mail server takes nothing now: 421 not now',
    'failed: c@b.uk (550 5.1.1 no such user, at RCPT TO)',
  ])
})

test('what became of a sending is one line', () => {
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

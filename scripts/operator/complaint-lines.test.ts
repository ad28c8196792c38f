import { expect, test } from 'vitest'
import { complaintDetailLines, complaintLines } from './complaint-lines.ts'

const COMPLAINT = { reference: 'HR-1234-5678', email: 'a@b.example' }
const OPEN = {
  ...COMPLAINT,
  complaint: 'x',
  language: 'en' as const,
  sentOn: '2026-11-20',
  late: false,
  repliedOn: null,
}

test('H12: open complaints are a line each, the urgent ones marked', () => {
  expect(complaintLines([])).toEqual(['No complaint is open.'])
  expect(
    complaintLines([
      { ...OPEN, days: 31, answerBy: '2026-12-14', urgent: true, late: true },
      { ...OPEN, days: 25, answerBy: '2026-12-20', urgent: true },
      { ...OPEN, email: null, days: 1, answerBy: '2027-01-13', urgent: false },
    ]),
  ).toEqual([
    'HR-1234-5678  LATE  open for 31 days, answer by 2026-12-14  a@b.example',
    'HR-1234-5678  URGENT  open for 25 days, answer by 2026-12-20  a@b.example',
    'HR-1234-5678  open for 1 day, answer by 2027-01-13  (deleted by its owner)',
  ])
})

test('what a stranger wrote cannot drive the terminal of whoever reads it', () => {
  const complaint = 'one\ntwo \u001b]0;title\u0007 \u009b2J'
  const sentAt = '2026-11-20T20:00:00Z'
  const lines = complaintDetailLines({ ...COMPLAINT, sentAt, answeredAt: null, closedAs: null, complaint })
  expect(lines.at(-1)).toBe('one\ntwo \ufffd]0;title\ufffd \ufffd2J')
})

test('what a stranger wrote cannot turn the words around it; marks that Urdu is written with stay', () => {
  const complaint = 'one \u202etwo\u202c \u2067three\u2069 \u200c\u200f'
  const sentAt = '2026-11-20T20:00:00Z'
  const lines = complaintDetailLines({ ...COMPLAINT, sentAt, answeredAt: null, closedAs: null, complaint })
  expect(lines.at(-1)).toBe('one \ufffdtwo\ufffd \ufffdthree\ufffd \u200c\u200f')
})

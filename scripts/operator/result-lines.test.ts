import { expect, test } from 'vitest'
import { heldLines, renewalLines, voidedLine } from './result-lines.ts'

test('weeks that are held back are a line each, with how many answered', () => {
  const held = { lessonKey: 'launch-m1-1.1', week: '2026-11-16' }
  const tools = [{ lessonKey: 'launch-m1-1.1', title: 'A calm end' }] as unknown as Parameters<typeof heldLines>[1]
  const lines = heldLines([1, 12].map((answers) => ({ ...held, answers })) as Parameters<typeof heldLines>[0], tools)
  expect(lines).toEqual([
    'launch-m1-1.1  A calm end: week of 2026-11-16, 1 answer',
    'launch-m1-1.1  A calm end: week of 2026-11-16, 12 answers',
  ])
  expect(heldLines([], tools)).toEqual(['No week is held back.'])
})

test('a week that is taken out says how many answers went with it', () => {
  expect(voidedLine({ week: '2026-11-16', answers: 1 })).toBe(
    'The week of 2026-11-16 is taken out: 1 answer. /results says so.',
  )
  expect(voidedLine({ week: '2026-11-16', answers: 12 })).toBe(
    'The week of 2026-11-16 is taken out: 12 answers. /results says so.',
  )
})

test('a renewal names the tools with new figures, and says where weeks are held back', () => {
  const tools = [{ lessonKey: 'launch-m1-1.1', title: 'A calm end', serious: false }]
  const held = { lessonKey: 'launch-m1-1.1', week: '2026-11-16', answers: 40 }
  const look = 'Some weeks are held back. Look: npm run results -- held'
  const named = ['New figures of:', '  launch-m1-1.1  A calm end']
  expect(renewalLines({ published: ['launch-m1-1.1'], held: [] }, tools)).toEqual(named)
  expect(renewalLines({ published: ['launch-m1-1.1'], held: [held] }, tools)).toEqual([...named, look])
  expect(renewalLines({ published: [], held: [held] }, tools)).toEqual([expect.stringMatching(/^Nothing new/), look])
})

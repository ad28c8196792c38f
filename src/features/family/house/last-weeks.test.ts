import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#src/features/family/next-step/next-step-days.ts'
import { listLastWeeks } from './plan-weeks.tsx'

const TODAY = '2026-11-22'

test("'Partly' helped, 'Not yet' did not, and a trial helped when a rule was kept", () => {
  const answers = [
    { day: TODAY, outcome: 'partly' as const },
    { day: TODAY, outcome: 'worked' as const },
    { day: TODAY, outcome: 'not-yet' as const },
  ]
  const tried = { startedOn: '2026-11-10', finishedOn: TODAY, keeps: '' }
  const weeks = listLastWeeks([{ madeOn: '2026-01-01', answers }], [tried, { ...tried, keeps: 'a line' }], TODAY)
  expect(weeks.at(-1)).toMatchObject({ tried: 0, helped: 2 })
  expect(weeks.at(-2)).toMatchObject({ tried: 2, helped: 0 })
})

test('whatever lies in the last six weeks is counted once, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100 })), fc.nat({ max: 400 }), (ages, shift) => {
      const today = addDays(TODAY, shift)
      const steps = ages.map((age) => ({ madeOn: addDays(today, -age), answers: [] }))
      const weeks = listLastWeeks(steps, [], today)
      const shown = steps.filter(({ madeOn }) => madeOn >= (weeks[0]?.monday ?? ''))
      expect(weeks.reduce((sum, { tried }) => sum + tried, 0)).toBe(shown.length)
    }),
  )
})

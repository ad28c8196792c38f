// The states of a talk, by what is pressed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TalkTurn } from '../talk.ts'
import { canPress, type Press, walkTalk } from './talk-way.ts'

const TURNS: TalkTurn[] = [
  {
    id: 'asks',
    options: [
      {
        say: 'No.',
        answer: 'Not fair!',
        why: 'It shuts the door.',
        mend: { say: 'Your side first.', answer: 'Really?' },
        next: 'tells',
      },
      { say: 'Who has one?', answer: 'Maya.', why: 'It asks.', best: true, next: 'tells' },
      { say: 'Later.', answer: '[Nothing.]', why: 'It waits.', next: 'end' },
    ],
  },
  {
    id: 'tells',
    options: [
      {
        say: 'I had none.',
        answer: 'Long ago.',
        why: 'It is about you.',
        mend: { say: 'And now?', answer: 'You always do that.', fails: true },
        next: 'asks',
      },
      { say: 'On Sunday?', answer: 'A real date?', why: 'It has a day.', best: true, next: 'end' },
      { say: 'Fine.', answer: 'Yes!', why: 'It has no plan.', next: 'end' },
    ],
  },
]

const stateAfter = (...presses: Press[]) => walkTalk(TURNS, presses).state
const PRESSES: Press[] = [0, 1, 2, 3, 'mend', 'stop']
const choicesAfter = (...presses: Press[]) => PRESSES.filter((press) => canPress(stateAfter(...presses), press))
const saidAfter = (...presses: Press[]) => walkTalk(TURNS, presses).steps.map(({ exchange }) => exchange?.say)

test('it starts at the first turn, with all its options', () => {
  expect(stateAfter()).toMatchObject({ name: 'choosing', turn: { id: 'asks' } })
  expect(choicesAfter()).toEqual([0, 1, 2, 'stop'])
})

test('a good option leads on, and the last one ends the talk', () => {
  expect(stateAfter(1)).toMatchObject({ name: 'choosing', turn: { id: 'tells' } })
  expect(stateAfter(1, 1).name).toBe('ended')
  expect(choicesAfter(1, 1)).toEqual([])
  expect(saidAfter(1, 1)).toEqual(['Who has one?', 'On Sunday?'])
})

test('a line that closed the talk can be repaired, and the talk continues', () => {
  expect(stateAfter(0).name).toBe('closed')
  expect(choicesAfter(0)).toEqual(['mend', 'stop'])
  expect(stateAfter(0, 'mend')).toMatchObject({ name: 'choosing', turn: { id: 'tells' } })
  expect(saidAfter(0, 'mend')).toEqual(['No.', 'Your side first.'])
  expect(walkTalk(TURNS, [0, 'mend']).steps.map(({ mended }) => mended)).toEqual([undefined, true])
})

test('a repair line does not always open the talk again', () => {
  expect(stateAfter(1, 0, 'mend').name).toBe('unmended')
  expect(choicesAfter(1, 0, 'mend')).toEqual(['stop'])
  expect(walkTalk(TURNS, [1, 0, 'mend']).steps.at(-1)?.mended).toBe(false)
})

test('a talk can be left for tonight at any turn', () => {
  expect(stateAfter('stop').name).toBe('stopped')
  expect(stateAfter(0, 'stop').name).toBe('stopped')
  expect(saidAfter(0, 'stop')).toEqual(['No.', undefined])
  expect(choicesAfter('stop')).toEqual([])
})

test('an unknown press ends the replay of a talk at that point', () => {
  expect(walkTalk(TURNS, [1, 7, 1]).steps).toHaveLength(1)
  expect(stateAfter(1, 'mend')).toMatchObject({ turn: { id: 'tells' } })
  expect(walkTalk([], [0]).state.name).toBe('ended')
})

test('whatever is pressed, one press less is the way before it', () => {
  const presses = fc.array(fc.oneof(fc.nat(4), fc.constantFrom<Press>('mend', 'stop')), { maxLength: 12 })
  fc.assert(
    fc.property(presses, (pressed) => {
      const { steps, state } = walkTalk(TURNS, pressed)
      expect(
        walkTalk(
          TURNS,
          steps.map(({ press }) => press),
        ).state,
      ).toEqual(state)
      expect(
        walkTalk(
          TURNS,
          steps.slice(0, -1).map(({ press }) => press),
        ).steps,
      ).toEqual(steps.slice(0, -1))
      expect(PRESSES.some((press) => canPress(state, press))).toBe(state.name !== 'ended' && state.name !== 'stopped')
    }),
  )
})

// The reader of the home page's challenges.
import { expect, test } from 'vitest'
import { readCurriculum } from '#src/features/curriculum/reading/curriculum.content.server.ts'
import { createContentFixture, swap } from '../../../testing/content/content-fixture.ts'
import { readQuickHelp } from './home.content.server.ts'
import { QuickHelpCard } from './home.contract.ts'

function readCards(changes: Parameters<typeof createContentFixture>[0] = {}) {
  using fixture = createContentFixture(changes)
  return readQuickHelp('en', readCurriculum('en', fixture.root), fixture.root)
}

test('address, time and toolkit come from the tool', () => {
  const [card] = readCards()
  expect(card).toMatchObject({ id: '1.1', path: '/launch/modules/module1/lessons/1.1', moduleId: 'module1' })
  expect(card?.time).toMatch(/^\d+ min$/)
  expect(QuickHelpCard.parse(card)).toEqual(card)
  expect(Object.isFrozen(card?.tags)).toBe(true)
})

test.each([
  ['unknown tool', swap('id: "1.1"', 'id: "9.1"'), /quick-help\.yaml:1: \[0\]\.id: There is no tool "9\.1"/],
  ['two cards for a tool', swap('id: "1.2"', 'id: "1.1"'), /Another card leads to "1\.1"/],
  [
    'popularity too high',
    swap('popularity: 90', 'popularity: 96'),
    /popularity: This is too long or too big\. Make it at most 95/,
  ],
  ['typed time', swap('popularity: 90', 'popularity: 90\n  time: 5 min'), /"time"/],
  ['no tags', swap('tags: [screen time, screens', 'tags: []\n  more: [x'), /"more"/],
])('%s', (_name, change, message) => {
  expect(() => readCards({ 'quick-help.yaml': change })).toThrow(message)
})

// The phone goes to the child and back, and the grown-up comes first.
import { expect, test } from 'vitest'
import type { Session, SessionTurn } from './session.contract.ts'
import { listSessionSteps } from './session-steps.ts'

const PICTURE = { picture: 'A phone', drawing: '/phone.svg' }
const turnOf = (who: SessionTurn['who']): SessionTurn => ({ who, say: who, send: { say: who, ...PICTURE } })
const CARD = { situation: 'A text comes.', choices: [], send: { situation: 'A text.', ...PICTURE } }
const SESSION: Session = {
  parent: { heading: 'Alone', tree: [], folded: [] },
  opening: 'We take turns.',
  turns: [],
  cards: [CARD, CARD],
  handOver: '/hand-over.svg',
  goesWrong: { tree: [], folded: [] },
  skill: 'show',
  rule: { room: 'telling-us', kind: 'all', what: 'We show.', why: 'So that nobody is alone.' },
  licence: 'We can show.',
  again: 'In two weeks.',
  mission: 'Find one.',
}
const kindsOf = (...whose: SessionTurn['who'][]) =>
  listSessionSteps({ ...SESSION, turns: whose.map(turnOf) }).map((step) =>
    step.kind === 'turn' ? step.turn.who : step.kind,
  )

test('before the child’s turn the phone is passed, after it it is given back', () => {
  expect(kindsOf('adult', 'child', 'both')).toEqual([
    'parent',
    'opening',
    'adult',
    'pass',
    'child',
    'give-back',
    'both',
    'card',
    'card',
    'rule',
  ])
})

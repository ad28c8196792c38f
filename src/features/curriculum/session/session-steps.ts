// The steps of a session: the grown-up alone, then turn by turn with the phone going to and fro, the cards, and the rule.
import type { Session, SessionCard, SessionTurn } from './session.contract.ts'

export type SessionStep =
  | { kind: 'parent' }
  | { kind: 'opening' }
  | { kind: 'pass' }
  | { kind: 'give-back' }
  | { kind: 'turn'; turn: SessionTurn }
  | { kind: 'card'; card: SessionCard; place: number }
  | { kind: 'rule' }

/** Every step in order. The child holds the phone only in their own turns. */
export function listSessionSteps({ turns, cards }: Session): SessionStep[] {
  const isChilds = (index: number) => turns[index]?.who === 'child'
  return [
    { kind: 'parent' },
    { kind: 'opening' },
    ...turns.flatMap((turn, index): SessionStep[] => [
      ...(isChilds(index) && !isChilds(index - 1) ? [{ kind: 'pass' } as const] : []),
      { kind: 'turn', turn },
      ...(isChilds(index) && !isChilds(index + 1) ? [{ kind: 'give-back' } as const] : []),
    ]),
    ...cards.map((card, index): SessionStep => ({ kind: 'card', card, place: index })),
    { kind: 'rule' },
  ]
}

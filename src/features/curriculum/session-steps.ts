// The steps of a session: the grown-up alone, then turn by turn with the phone going to and fro, the cards, and the rule.
import type { Session, SessionCard, SessionTurn, TurnTaker } from './session.contract.ts'

export type SessionStep =
  | { kind: 'parent' }
  | { kind: 'opening' }
  | { kind: 'pass' }
  | { kind: 'give-back' }
  | { kind: 'turn'; turn: SessionTurn }
  | { kind: 'card'; card: SessionCard; place: number }
  | { kind: 'rule' }

/** In whose hands the phone is, or both look at it; undefined where the grown-up reads alone, and while it is passed. */
export function whoseTurn(step: SessionStep): TurnTaker | undefined {
  if (step.kind === 'turn') return step.turn.who
  if (step.kind === 'give-back') return 'child'
  return step.kind === 'card' ? 'both' : undefined
}

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

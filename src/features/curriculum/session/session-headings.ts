import type { MessageKey, Translate } from '#src/shared/translate.ts'
import type { Session, SessionTurn } from '../session.contract.ts'
import type { SessionStep } from '../session-steps.ts'

const TURN_HEADINGS = {
  adult: 'session_turn_adult',
  child: 'session_turn_child',
  both: 'session_turn_both',
} as const satisfies Record<SessionTurn['who'], MessageKey>

/** The heading of a step, also used as the tab's title. */
export function headingOf(t: Translate, step: SessionStep, { parent, cards }: Session): string {
  switch (step.kind) {
    case 'parent':
      return parent.heading
    case 'opening':
      return t('session_opening_title')
    case 'pass':
      return t('session_pass_title')
    case 'give-back':
      return t('session_back_title')
    case 'turn':
      return t(TURN_HEADINGS[step.turn.who])
    case 'card':
      return t('session_card_title', { card: String(step.place + 1), cards: String(cards.length) })
    case 'rule':
      return t('session_rule_title')
  }
}

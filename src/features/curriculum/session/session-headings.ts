import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import type { Session, SessionTurn } from './session.contract.ts'
import type { SessionStep } from './session-steps.ts'

const TURN_HEADINGS: Record<SessionTurn['who'], string> = {
  adult: m.session_turn_adult(LANGUAGE),
  child: m.session_turn_child(LANGUAGE),
  both: m.session_turn_both(LANGUAGE),
}

/** What stands above a step, and in the tab. */
export function headingOf(step: SessionStep, { parent, cards }: Session): string {
  switch (step.kind) {
    case 'parent':
      return parent.heading
    case 'opening':
      return m.session_opening_title(LANGUAGE)
    case 'pass':
      return m.session_pass_title(LANGUAGE)
    case 'give-back':
      return m.session_back_title(LANGUAGE)
    case 'turn':
      return TURN_HEADINGS[step.turn.who]
    case 'card':
      return m.session_card_title(LANGUAGE, { card: step.place + 1, cards: cards.length })
    case 'rule':
      return m.session_rule_title(LANGUAGE)
  }
}

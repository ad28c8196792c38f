// The colour and the picture of each checklist.

import sofa from '../../../content/en/scenes/plan-games.svg?url'
import key from '../../../content/en/scenes/topic-privacy.svg?url'
import fridge from '../../../content/en/scenes/way-plan.svg?url'
import phone from '../../../content/en/scenes/way-set-up.svg?url'
import type { Checklist } from './resources.contract.ts'

interface ChecklistLook {
  /** Of its room (`tokens.css`). */
  colour: string
  /** The address of its picture. */
  scene: string
}

export const CHECKLIST_LOOKS: Record<Checklist['icon'], ChecklistLook> = {
  sprint: { colour: 'teal', scene: phone },
  charter: { colour: 'green', scene: fridge },
  fortress: { colour: 'blue', scene: key },
  gaming: { colour: 'violet', scene: sofa },
}

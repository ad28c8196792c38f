// The colour and the picture of each checklist.

import { KEEPS_ITS_SIDE } from '#src/shared/scene-side.ts'
import charter from '../../../content/en/scenes/checklist-charter.svg?url'
import fortress from '../../../content/en/scenes/checklist-fortress.svg?url'
import gaming from '../../../content/en/scenes/checklist-gaming.svg?url'
import sprint from '../../../content/en/scenes/checklist-sprint.svg?url'
import type { Checklist } from './resources.contract.ts'

interface ChecklistLook {
  /** The colour of its theme (`tokens.css`). */
  colour: string
  /** The address of its picture. */
  scene: string
}

export const CHECKLIST_LOOKS: Record<Checklist['icon'], ChecklistLook> = {
  // A clock is not mirrored.
  sprint: { colour: 'blue', scene: `${sprint}${KEEPS_ITS_SIDE}` },
  charter: { colour: 'green', scene: charter },
  fortress: { colour: 'teal', scene: fortress },
  gaming: { colour: 'violet', scene: gaming },
}

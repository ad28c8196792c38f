// The rooms of the plan: what each is called, its colour and its picture.
import type { PlanRoom } from '#src/shared/plan-room.ts'
import type { PlainKey } from '#src/shared/translate.ts'
import games from '../../../content/en/scenes/plan-games.svg?url'
import meals from '../../../content/en/scenes/plan-meals.svg?url'
import money from '../../../content/en/scenes/plan-money.svg?url'
import newApps from '../../../content/en/scenes/plan-new-apps.svg?url'
import sleep from '../../../content/en/scenes/plan-sleep.svg?url'
import tellingUs from '../../../content/en/scenes/plan-telling-us.svg?url'

interface RoomLook {
  name: PlainKey
  /** One of the colours of toolkits (`tokens.css`). */
  colour: string
  /** The address of its picture. */
  scene: string
}

export const ROOM_LOOKS: Record<PlanRoom, RoomLook> = {
  sleep: { name: 'plan_room_sleep', colour: 'teal', scene: sleep },
  games: { name: 'plan_room_games', colour: 'violet', scene: games },
  'telling-us': { name: 'plan_room_telling_us', colour: 'blue', scene: tellingUs },
  'new-apps': { name: 'plan_room_new_apps', colour: 'green', scene: newApps },
  meals: { name: 'plan_room_meals', colour: 'orange', scene: meals },
  money: { name: 'plan_room_money', colour: 'plum', scene: money },
}

// Every scene of the product, in the order in which people meet them.
import type { Scene } from './scene.ts'
import { gamesScenes } from './scenes/games.ts'
import { houseScenes } from './scenes/house.ts'
import { pagesScenes } from './scenes/pages.ts'
import { safetyScenes } from './scenes/safety.ts'
import { screensScenes } from './scenes/screens.ts'
import { wellbeingScenes } from './scenes/wellbeing.ts'

export const scenes: readonly Scene[] = [
  ...houseScenes,
  ...pagesScenes,
  ...gamesScenes,
  ...screensScenes,
  ...safetyScenes,
  ...wellbeingScenes,
]

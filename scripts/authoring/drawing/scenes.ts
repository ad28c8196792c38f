// Every scene of the product, in the order in which people meet them.
import type { Scene } from './scene.ts'
import { futureScenes } from './scenes/future.ts'
import { gamesScenes } from './scenes/games.ts'
import { houseScenes } from './scenes/house.ts'
import { pagesScenes } from './scenes/pages.ts'
import { safetyScenes } from './scenes/safety.ts'
import { screensScenes } from './scenes/screens.ts'
import { talksScenes } from './scenes/talks.ts'
import { teenScenes } from './scenes/teen.ts'
import { togetherScenes } from './scenes/together.ts'
import { toolkitsScenes } from './scenes/toolkits.ts'
import { topicsScenes } from './scenes/topics.ts'
import { wellbeingScenes } from './scenes/wellbeing.ts'

export const scenes: readonly Scene[] = [
  ...houseScenes,
  ...pagesScenes,
  ...topicsScenes,
  ...toolkitsScenes,
  ...gamesScenes,
  ...screensScenes,
  ...safetyScenes,
  ...wellbeingScenes,
  ...futureScenes,
  ...togetherScenes,
  ...teenScenes,
  ...talksScenes,
]

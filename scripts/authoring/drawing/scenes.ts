// Every scene of the product, in the order in which people meet them.
import type { Scene } from './scene.ts'
import { futureScenes } from './scenes/future.ts'
import { futureSteps } from './scenes/future-steps.ts'
import { gamesScenes } from './scenes/games.ts'
import { gamesSteps } from './scenes/games-steps.ts'
import { houseScenes } from './scenes/house.ts'
import { pagesScenes } from './scenes/pages.ts'
import { planScenes } from './scenes/plan.ts'
import { safetyScenes } from './scenes/safety.ts'
import { safetySteps } from './scenes/safety-steps.ts'
import { screensScenes } from './scenes/screens.ts'
import { screensSteps } from './scenes/screens-steps.ts'
import { setUpScenes } from './scenes/set-up.ts'
import { talksScenes } from './scenes/talks.ts'
import { tapsScenes } from './scenes/taps.ts'
import { teenScenes } from './scenes/teen.ts'
import { teenLivingSteps } from './scenes/teen-living-steps.ts'
import { teenMattersSteps } from './scenes/teen-matters-steps.ts'
import { togetherScenes } from './scenes/together.ts'
import { toolkitsScenes } from './scenes/toolkits.ts'
import { topicsScenes } from './scenes/topics.ts'
import { wellbeingScenes } from './scenes/wellbeing.ts'
import { wellbeingSteps } from './scenes/wellbeing-steps.ts'

export const scenes: readonly Scene[] = [
  ...houseScenes,
  ...pagesScenes,
  ...tapsScenes,
  ...setUpScenes,
  ...planScenes,
  ...topicsScenes,
  ...toolkitsScenes,
  ...gamesScenes,
  ...gamesSteps,
  ...screensScenes,
  ...screensSteps,
  ...safetyScenes,
  ...safetySteps,
  ...wellbeingScenes,
  ...wellbeingSteps,
  ...futureScenes,
  ...futureSteps,
  ...togetherScenes,
  ...teenScenes,
  ...teenLivingSteps,
  ...teenMattersSteps,
  ...talksScenes,
]

// Asks about cookies when it disturbs nobody.
import { showQuestion } from './question-dialog.ts'
import { waitForQuietMoment } from './quiet-moment.ts'

declare global {
  interface Window {
    /** What asked at a first visit before React came, for React to ask with from then on. */
    askAboutCookies?: () => () => void
  }
}

/**
 * @param chosen is told of a choice once it is kept
 * @returns ends the waiting, and takes the question away where it stands
 */
export function askAtQuietMoment(chosen = () => {}): () => void {
  let takeAway = waitForQuietMoment(() => {
    takeAway = showQuestion(chosen)
  })
  return () => takeAway()
}

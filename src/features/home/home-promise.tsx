// Why it works and how it goes: the value section and the three steps.

import { LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import styles from './home-promise.module.css'

const POINTS = [
  { title: 'Evidence-Based', text: 'Every claim is tied to its source. Where the research is unsure, we say so.' },
  {
    title: 'Learning-Designed',
    text: 'You try a real situation, see why it works, then plan your own. Practice sticks better than tips.',
  },
  { title: 'Realistic for You', text: 'Made for tired evenings. One short tool, one thing to do, no blame.' },
]

const STEPS = [
  { title: 'Find a challenge', text: 'Type what is happening tonight, or tap a card.' },
  { title: 'Use a 5-minute tool', text: 'Walk through five short steps and answer two questions.' },
  { title: 'Build confidence', text: 'Leave with one sentence to say and one thing to do.' },
]

export function HomePromise() {
  return (
    <>
      <section className={styles.promise}>
        <div className={styles.inner}>
          <h2>From Anxiety to Agency in 5 Minutes</h2>
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={point.title}>
                <h3>{point.title}</h3>
                <p>{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.path}>
        <h2>Three steps, then back to your evening</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={toolkitsPath(LAUNCHPAD_ID)} {...trackedButton('browse_toolkits', 'home')}>
          Browse all toolkits
        </ButtonLink>
      </section>
    </>
  )
}

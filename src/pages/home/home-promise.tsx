// Why it works and how it goes: the value section and the three steps.

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { AREAS_ON_HOME, LAUNCHPAD_ID, toolkitsPath } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { AREA_LINKS } from '#src/web/ui/frame/area-links.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './home-promise.module.css'

const POINTS = [
  { title: m.home_promise_evidence_title(LANGUAGE), text: m.home_promise_evidence_text(LANGUAGE) },
  {
    title: m.home_promise_learning_title(LANGUAGE),
    text: m.home_promise_learning_text(LANGUAGE),
  },
  { title: m.home_promise_realistic_title(LANGUAGE), text: m.home_promise_realistic_text(LANGUAGE) },
]

const STEPS = [
  { title: m.home_step_find_title(LANGUAGE), text: m.home_step_find_text(LANGUAGE) },
  { title: m.home_step_use_title(LANGUAGE), text: m.home_step_use_text(LANGUAGE) },
  { title: m.home_step_confidence_title(LANGUAGE), text: m.home_step_confidence_text(LANGUAGE) },
]

export function HomePromise() {
  const areas = useRef<HTMLElement>(null)
  const { state } = useLocation()
  useEffect(() => {
    if (state?.part !== AREAS_ON_HOME.state.part) return
    areas.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    areas.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [state])
  return (
    <>
      <section className={styles.promise}>
        <div className={styles.inner}>
          <h2>{m.home_promise_title(LANGUAGE)}</h2>
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
        <h2>{m.home_steps_title(LANGUAGE)}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={toolkitsPath(LAUNCHPAD_ID)} {...trackedButton('browse_toolkits', 'home')}>
          {m.home_toolkits_button(LANGUAGE)}
        </ButtonLink>
        <nav ref={areas} className={styles.areas} aria-label={m.home_areas_title(LANGUAGE)}>
          <ul>
            {AREA_LINKS.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </section>
    </>
  )
}

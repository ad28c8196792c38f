// Why it works and how it goes: the value section and the three steps.

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { AREAS_ON_HOME, EXPLORERS_GUIDE_ID, LAUNCHPAD_ID, TEEN_GUIDE_ID, toolkitsPath } from '#src/shared/paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Card, CardList } from '#src/web/ui/card.tsx'
import { AREA_LINKS } from '#src/web/ui/frame/area-links.ts'
import explorers from '../../../content/en/scenes/door-explorers.svg?url'
import launchpad from '../../../content/en/scenes/door-launchpad.svg?url'
import teens from '../../../content/en/scenes/door-teen.svg?url'
import styles from './home-promise.module.css'

const POINTS = [
  { title: 'home_promise_evidence_title', text: 'home_promise_evidence_text' },
  {
    title: 'home_promise_learning_title',
    text: 'home_promise_learning_text',
  },
  { title: 'home_promise_realistic_title', text: 'home_promise_realistic_text' },
] as const

const STEPS = [
  { title: 'home_step_find_title', text: 'home_step_find_text' },
  { title: 'home_step_use_title', text: 'home_step_use_text' },
  { title: 'home_step_confidence_title', text: 'home_step_confidence_text' },
] as const

/** The picture of each focus area. */
const DOORS: Record<string, { picture: string; room: string }> = {
  [toolkitsPath(LAUNCHPAD_ID)]: { picture: launchpad, room: 'violet' },
  [toolkitsPath(EXPLORERS_GUIDE_ID)]: { picture: explorers, room: 'green' },
  [toolkitsPath(TEEN_GUIDE_ID)]: { picture: teens, room: 'blue' },
}

export function HomePromise() {
  const t = useTranslations()
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
          <h2>{t('home_promise_title')}</h2>
          <ul className={styles.points}>
            {POINTS.map((point) => (
              <li key={point.title}>
                <h3>{t(point.title)}</h3>
                <p>{t(point.text)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.path}>
        <h2>{t('home_steps_title')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{t(step.title)}</h3>
              <p>{t(step.text)}</p>
            </li>
          ))}
        </ol>
        <ButtonLink to={toolkitsPath(LAUNCHPAD_ID)} {...trackedButton('browse_toolkits', 'home')}>
          {t('home_toolkits_button')}
        </ButtonLink>
        <nav ref={areas} className={styles.areas} aria-label={t('home_areas_title')}>
          <CardList className={styles.doors}>
            {AREA_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Card to={to} title={t(label)} picture={DOORS[to]?.picture} room={DOORS[to]?.room} />
              </li>
            ))}
          </CardList>
        </nav>
      </section>
    </>
  )
}

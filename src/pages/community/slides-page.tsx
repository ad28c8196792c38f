// One tool on a wall, for a parents' evening: a slide at a time, by key or button; on paper it is one sheet with a code for the phone.
// Without a script the slides are below each other.

import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { COMMUNITY_PATH } from '#src/shared/content-paths.ts'
import { HELP_PATH } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { isTranslated, pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/slides-page.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import type { GateKit } from './gate-kit.contract.ts'
import { loadGateKit } from './gate-kit.server.ts'
import { slidesOf } from './slides.tsx'
import styles from './slides-page.module.css'
import { SlidesSheet } from './slides-sheet.tsx'
import { useFocusOnChange, useSlide } from './use-slide.ts'

export function loader(): GateKit {
  return loadGateKit(pageLanguage())
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = translator(pageLanguage())
  const title = loaderData?.title ?? ''
  return [
    { title: pageTitle(t('slides_page_title')) },
    { name: 'description', content: t('slides_page_description', { title }) },
  ]
}

export default function SlidesPage({ loaderData: kit }: Route.ComponentProps) {
  const t = useTranslations()
  const hydrated = useHydrated()
  const slides = slidesOf(t, kit)
  const { slide, goTo } = useSlide(slides.length)
  const stage = useRef<HTMLElement>(null)
  useFocusOnChange(stage, slide)
  return (
    <div className={styles.page}>
      <main ref={stage} className={styles.stage} data-all={hydrated ? undefined : ''}>
        {slides.map(({ name, content }, index) =>
          hydrated && index !== slide ? null : (
            <section
              key={name}
              className={styles.slide}
              aria-label={t('slides_slide_name', { number: String(index + 1), all: String(slides.length) })}
            >
              {content}
            </section>
          ),
        )}
      </main>
      <footer className={styles.bar}>
        <BackLink to={COMMUNITY_PATH}>{t('shell_link_community')}</BackLink>
        <PageLink to={HELP_PATH} className={styles.link}>
          {t('shell_link_help')}
        </PageLink>
        <div className={styles.moves}>
          <p>{t('slides_place', { number: String(slide + 1), all: String(slides.length) })}</p>
          <Button onClick={() => goTo(slide - 1)} disabled={slide === 0}>
            {t('slides_previous')}
          </Button>
          <Button look="main" onClick={() => goTo(slide + 1)} disabled={slide === slides.length - 1}>
            {t('slides_next')}
          </Button>
        </div>
        <div className={styles.moves}>
          <FullScreenButton />
          <Button onClick={() => window.print()}>{t('slides_print')}</Button>
        </div>
        <LanguageNav list={styles.languages} link={styles.link} />
        {isTranslated() ? <SoundsWrong /> : null}
      </footer>
      <SlidesSheet kit={kit} />
    </div>
  )
}

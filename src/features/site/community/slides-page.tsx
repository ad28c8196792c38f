// One tool on a wall, for a parents' evening: a slide at a time, by key or button; on paper it is one sheet with a code for the phone.
// Without a script the slides stand below each other.
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { SoundsWrong } from '#src/features/translations/sounds-wrong.tsx'
import { HELP_PATH } from '#src/shared/paths.ts'
import { COMMUNITY_PATH } from '#src/shared/talk-paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { englishPart, LANGUAGE } from '#src/web/language.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { LanguageNav } from '#src/web/ui/frame/language-links.tsx'
import { Markdown } from '#src/web/ui/markdown.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Route } from './+types/slides-page.ts'
import { type GateKit, loadGateKit } from './gate-kit.server.ts'
import styles from './slides-page.module.css'

const ToolCode = lazy(() => import('./tool-code.tsx'))

export function loader(): GateKit {
  return loadGateKit(LANGUAGE)
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.title ?? ''
  return [
    { title: pageTitle(m.slides_page_title(LANGUAGE)) },
    { name: 'description', content: m.slides_page_description(LANGUAGE, { title }) },
  ]
}

export default function SlidesPage({ loaderData: kit }: Route.ComponentProps) {
  const hydrated = useHydrated()
  const slides = slidesOf(kit)
  const { slide, goTo } = useSlide(slides.length)
  const stage = useRef<HTMLElement>(null)
  useFocusOnChange(stage, slide)
  return (
    <div className={styles.page}>
      <main ref={stage} className={styles.stage}>
        {slides.map(({ name, content }, index) =>
          hydrated && index !== slide ? null : (
            <section
              key={name}
              className={styles.slide}
              aria-label={m.slides_slide_name(LANGUAGE, nameOf(index, slides))}
            >
              {content}
            </section>
          ),
        )}
      </main>
      <footer className={styles.bar}>
        <BackLink to={COMMUNITY_PATH}>{m.shell_link_community(LANGUAGE)}</BackLink>
        <PageLink to={HELP_PATH} className={styles.link}>
          {m.shell_link_help(LANGUAGE)}
        </PageLink>
        {hydrated ? (
          <>
            <p>{m.slides_place(LANGUAGE, nameOf(slide, slides))}</p>
            <Button onClick={() => goTo(slide - 1)} disabled={slide === 0}>
              {m.slides_previous(LANGUAGE)}
            </Button>
            <Button look="main" onClick={() => goTo(slide + 1)} disabled={slide === slides.length - 1}>
              {m.slides_next(LANGUAGE)}
            </Button>
            <FullScreenButton />
            <Button onClick={() => window.print()}>{m.slides_print(LANGUAGE)}</Button>
          </>
        ) : null}
        <LanguageNav list={styles.languages} link={styles.link} />
        {import.meta.env.VITE_TRANSLATED ? <SoundsWrong /> : null}
      </footer>
      <Sheet kit={kit} />
    </div>
  )
}

interface Slide {
  name: string
  content: ReactNode
}

const nameOf = (index: number, slides: Slide[]) => ({ number: index + 1, all: slides.length })

function slidesOf(kit: GateKit): Slide[] {
  const words = englishPart(kit.inEnglish)
  return [
    {
      name: 'title',
      content: (
        <>
          <h1 tabIndex={-1} {...englishPart(kit.shortInEnglish)}>
            {kit.title}
          </h1>
          <p {...words}>{kit.description}</p>
        </>
      ),
    },
    {
      name: 'situation',
      content: (
        <>
          <h2 tabIndex={-1}>{m.slides_situation(LANGUAGE)}</h2>
          <div {...words}>
            <Markdown blocks={kit.situation} topLevel={3} />
          </div>
        </>
      ),
    },
    {
      name: 'question',
      content: (
        <>
          <h2 tabIndex={-1} {...words}>
            {kit.question}
          </h2>
          <ul {...words}>
            {kit.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </>
      ),
    },
    {
      name: 'answer',
      content: (
        <>
          <h2 tabIndex={-1}>{m.slides_answer(LANGUAGE)}</h2>
          <ShortWords kit={kit} />
        </>
      ),
    },
    {
      name: 'take home',
      content: (
        <>
          <h2 tabIndex={-1}>{m.slides_take_home(LANGUAGE)}</h2>
          <div {...words}>
            <Markdown blocks={kit.takeaway} topLevel={3} />
          </div>
          <PhoneCode path={kit.path} />
        </>
      ),
    },
  ]
}

function ShortWords({ kit }: { kit: GateKit }) {
  const words = englishPart(kit.shortInEnglish)
  return (
    <dl className={styles.words}>
      <dt>{m.slides_say(LANGUAGE)}</dt>
      <dd {...words}>{kit.say}</dd>
      <dt>{m.slides_do(LANGUAGE)}</dt>
      <dd {...words}>{kit.do}</dd>
      <dt>{m.slides_dont(LANGUAGE)}</dt>
      <dd {...words}>{kit.dont}</dd>
    </dl>
  )
}

/** The address is known in the browser only: one build serves with any. */
function PhoneCode({ path }: { path: string }) {
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Suspense>
      <ToolCode path={path} />
    </Suspense>
  )
}

/** One side of A4, for paper only. */
function Sheet({ kit }: { kit: GateKit }) {
  return (
    <section className={styles.sheet} aria-hidden="true">
      <p className={styles.sheetTitle} {...englishPart(kit.shortInEnglish)}>
        {kit.title}
      </p>
      <p {...englishPart(kit.inEnglish)}>{kit.description}</p>
      <ShortWords kit={kit} />
      <PhoneCode path={kit.path} />
      <p>{m.slides_sheet_note(LANGUAGE, { minutes: String(kit.minutes) })}</p>
    </section>
  )
}

function FullScreenButton() {
  const [possible, setPossible] = useState(false)
  useEffect(() => setPossible(document.fullscreenEnabled), [])
  if (!possible) return null
  const change = () =>
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
  // A browser may refuse; then the slides stay in their window.
  return <Button onClick={() => void change().catch(() => undefined)}>{m.slides_full_screen(LANGUAGE)}</Button>
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Which slide is shown, counted from 0: by button, by arrow, and by the keys of a presenter's remote control. */
function useSlide(count: number) {
  const [slide, setSlide] = useState(0)
  useEffect(() => {
    const move = ({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return
      // Whoever writes that a sentence sounds wrong stays on its slide.
      if (target instanceof Element && target.closest('dialog') !== null) return
      const step = STEPS[key]
      const turn = document.dir === 'rtl' && /^Arrow/.test(key) ? -1 : 1
      if (step !== undefined) setSlide((now) => within(now + turn * step, count))
    }
    window.addEventListener('keydown', move)
    return () => window.removeEventListener('keydown', move)
  }, [count])
  return { slide, goTo: (next: number) => setSlide(within(next, count)) }
}

const within = (slide: number, count: number) => Math.min(Math.max(slide, 0), count - 1)

function useFocusOnChange(stage: React.RefObject<HTMLElement | null>, slide: number): void {
  const shown = useRef(slide)
  useEffect(() => {
    if (shown.current === slide) return
    shown.current = slide
    stage.current?.querySelector<HTMLElement>('h1, h2')?.focus()
  }, [stage, slide])
}

// The way back into a tool that was left half-way. The device alone knows of it, so pre-rendered HTML has nothing here.
import { useTranslations } from 'use-intl'
import { listBegunLessons } from '#src/features/progress/step-memory.ts'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { ArrowEndIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import styles from './go-on.module.css'
import type { HomeTool } from './home.contract.ts'

const MOST_SHOWN = 2

export function GoOn({ tools }: { tools: HomeTool[] }) {
  const t = useTranslations()
  const hydrated = useHydrated()
  const { completedLessons } = useProgress()
  const begun = (hydrated ? listBegunLessons() : []).flatMap(({ key, step }) => {
    const tool = tools.find((one) => one.key === key)
    const leftHalfWay = tool !== undefined && step > 0 && step < tool.steps && !completedLessons.includes(key)
    return leftHalfWay ? [{ ...tool, step }] : []
  })
  if (begun.length === 0) return null
  return (
    <section className={styles.region} aria-label={t('home_go_on_name')}>
      {begun.slice(0, MOST_SHOWN).map(({ key, path, title, scene, steps, step }) => (
        <PageLink key={key} to={path} state={{ step }} className={styles.tool}>
          {scene === undefined ? null : <Picture src={scene} className={styles.scene} />}
          <span className={styles.words}>
            <strong>{title === undefined ? t('home_go_on_quiet') : t('home_go_on', { title })}</strong>
            <span className={styles.place}>
              {t('home_go_on_step', { step: String(step + 1), steps: String(steps) })}
            </span>
          </span>
          <ArrowEndIcon />
        </PageLink>
      ))}
    </section>
  )
}

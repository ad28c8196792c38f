// How far somebody has come in each toolkit that they have begun. The device knows it: with an account it is kept there too.
import { useTranslations } from 'use-intl'
import { useProgress } from '#src/features/progress/use-progress.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { TOOLS_PATH, toolkitPath } from '#src/shared/paths.ts'
import { englishPart } from '#src/web/language/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './finished-tools.module.css'
import type { Toolkit } from './toolkits.contract.ts'

export function FinishedTools({ toolkits }: { toolkits: Toolkit[] }) {
  const t = useTranslations()
  const { completedLessons } = useProgress()
  const begun = toolkits
    .map((toolkit) => ({ ...toolkit, completed: countCompleted(completedLessons, toolkit) }))
    .filter(({ completed }) => completed > 0)
  return (
    <section aria-labelledby="finished-title">
      <h2 id="finished-title">{t('my_account_finished_title')}</h2>
      {begun.length === 0 ? (
        <p>{t.rich('my_account_finished_none', { link: (words) => <PageLink to={TOOLS_PATH}>{words}</PageLink> })}</p>
      ) : (
        <ul className={styles.list}>
          {begun.map(({ stageId, moduleId, title, tools, completed, inEnglish }) => (
            <li key={`${stageId}/${moduleId}`}>
              <PageLink to={toolkitPath(stageId, moduleId)} {...englishPart(inEnglish)}>
                {title}
              </PageLink>
              <br />
              {t('curriculum_toolkit_progress', { completed: String(completed), tools: String(tools) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A tool that was taken out since is not counted beyond what there is. */
function countCompleted(completedLessons: string[], { stageId, moduleId, tools }: Toolkit): number {
  const completed = completedLessons.filter((key) => key.startsWith(lessonKey(stageId, moduleId, '')))
  return Math.min(completed.length, tools)
}

// Shown in place of a tool that could not be loaded or does not exist.
import { useTranslations } from 'use-intl'
import { HELP_PATH, HOME_PATH, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { documentPath } from '#src/web/language/language.ts'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import styles from './lesson-failed.module.css'

interface LessonFailedProps {
  error: string
  stageId: string
  moduleId: string | undefined
}

export function LessonFailed({ error, stageId, moduleId }: LessonFailedProps) {
  const t = useTranslations()
  const up = moduleId === undefined ? toolkitsPath(stageId) : toolkitPath(stageId, moduleId)
  return (
    <main>
      <MessagePage title={t('player_failed_title')} action={{ to: HOME_PATH, label: t('player_areas_link') }} retry>
        <p role="alert">{t('player_failed_error', { message: error })}</p>
        <p>{t('player_failed_text')}</p>
        <p className={styles.ways}>
          <a href={documentPath(up)}>{t('player_toolkit_link')}</a>
          <a href={documentPath(HELP_PATH)}>{t('shell_link_help')}</a>
        </p>
      </MessagePage>
    </main>
  )
}

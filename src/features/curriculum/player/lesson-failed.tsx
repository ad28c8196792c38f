// What stands in place of a tool that could not be fetched, or that there is not.
import * as m from '#messages'
import { HELP_PATH, HOME_PATH, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { documentPath, LANGUAGE } from '#src/web/language/language.ts'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import styles from './lesson-failed.module.css'

interface LessonFailedProps {
  error: string
  stageId: string
  moduleId: string | undefined
}

export function LessonFailed({ error, stageId, moduleId }: LessonFailedProps) {
  const up = moduleId === undefined ? toolkitsPath(stageId) : toolkitPath(stageId, moduleId)
  return (
    <main>
      <MessagePage
        title={m.player_failed_title(LANGUAGE)}
        action={{ to: HOME_PATH, label: m.player_areas_link(LANGUAGE) }}
        retry
      >
        <p role="alert">{m.player_failed_error(LANGUAGE, { message: error })}</p>
        <p>{m.player_failed_text(LANGUAGE)}</p>
        <p className={styles.ways}>
          <a href={documentPath(up)}>{m.player_toolkit_link(LANGUAGE)}</a>
          <a href={documentPath(HELP_PATH)}>{m.shell_link_help(LANGUAGE)}</a>
        </p>
      </MessagePage>
    </main>
  )
}

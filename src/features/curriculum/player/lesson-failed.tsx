// Shown in place of a tool that could not be loaded or does not exist.
import { useTranslations } from 'use-intl'
import { AccountArea } from '#src/features/accounts/account-area.tsx'
import { TOOLS_PATH, toolkitPath, toolkitsPath } from '#src/shared/paths.ts'
import { SiteFrame } from '#src/web/ui/frame/site-frame.tsx'
import { MessagePage } from '#src/web/ui/message-page.tsx'
import type { PageFailure } from '../page-load.ts'

interface LessonFailedProps {
  failure: PageFailure
  stageId: string
  moduleId: string | undefined
}

export function LessonFailed({ failure, stageId, moduleId }: LessonFailedProps) {
  const t = useTranslations()
  const toolkit = moduleId === undefined ? toolkitsPath(stageId) : toolkitPath(stageId, moduleId)
  // Where there is no such tool, there may be no such toolkit.
  const action = failure.isUnknown
    ? { to: TOOLS_PATH, label: t('shell_link_tools') }
    : { to: toolkit, label: t('player_toolkit_link') }
  return (
    <SiteFrame account={<AccountArea />}>
      <MessagePage title={t('player_failed_title')} action={action} retry={!failure.isUnknown}>
        <p role="alert">{t('player_failed_error', { message: failure.error })}</p>
        {failure.isUnknown ? null : <p>{t('player_failed_text')}</p>}
      </MessagePage>
    </SiteFrame>
  )
}

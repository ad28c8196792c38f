// A page that has nothing but a state to show: empty, failed, not found. Always with a way on.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import scene from '../../../content/en/scenes/not-found.svg?url'
import { reloadPage } from '../reload-page.ts'
import { Button, ButtonLink } from './button.tsx'
import styles from './message-page.module.css'
import { Picture } from './picture.tsx'

interface StatePageProps {
  title: string
  children?: ReactNode
  action: { to: string; label: string }
  /** Loading the page again may help. */
  retry?: boolean
}

export function MessagePage({ title, children, action, retry = false }: StatePageProps) {
  const t = useTranslations()
  return (
    <div className={styles.state}>
      <Picture src={scene} className={styles.picture} first />
      <div>
        <h1>{title}</h1>
        {children}
        <div className={styles.ways}>
          {retry ? (
            // The whole page: a browser does not ask again for a script that it could not load.
            <Button look="main" onClick={reloadPage}>
              {t('shell_try_again_button')}
            </Button>
          ) : null}
          <ButtonLink to={action.to} look={retry ? 'quiet' : 'main'}>
            {action.label}
          </ButtonLink>
          {retry || action.to === TOOLS_PATH ? null : <ButtonLink to={TOOLS_PATH}>{t('shell_link_tools')}</ButtonLink>}
        </div>
      </div>
    </div>
  )
}

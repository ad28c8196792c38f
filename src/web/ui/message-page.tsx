// A page that has nothing but a state to show: empty, failed, not found. Always with a way on.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, ButtonLink } from './button.tsx'
import styles from './message-page.module.css'

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
      <BrokenRail />
      <h1>{title}</h1>
      {children}
      <div className={styles.ways}>
        {retry ? (
          // The whole page: a browser does not ask again for a script that it could not load.
          <Button look="main" onClick={() => window.location.reload()}>
            {t('shell_try_again_button')}
          </Button>
        ) : null}
        <ButtonLink to={action.to} look="strong">
          {action.label}
        </ButtonLink>
      </div>
    </div>
  )
}

function BrokenRail() {
  return (
    <svg className={styles.drawing} aria-hidden="true" viewBox="0 0 240 96" fill="none">
      <path className={styles.steps} d="M4 92h52V68h52V44h52V20h76" />
      <path className={styles.rail} d="M4 60h40l34-16" />
      <path className={styles.rail} d="M152 22l16-10h68" />
    </svg>
  )
}

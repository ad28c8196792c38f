// Header, page, footer: the frame of every page but the player. What cannot be shown stands in it too, so that a parent has a way on.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PlaceBar } from './place-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'

interface SiteFrameProps {
  account: ReactNode
  /** What a translated page asks its readers. */
  footer?: ReactNode
  children: ReactNode
}

export function SiteFrame({ account, footer, children }: SiteFrameProps) {
  const t = useTranslations()
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        {t('shell_skip_link')}
      </a>
      <SiteHeader account={account} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter>{footer}</SiteFooter>
      <PlaceBar />
    </div>
  )
}

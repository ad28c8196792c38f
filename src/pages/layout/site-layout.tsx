// Header, page, footer: the frame of every page but the player.

import { Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { AccountArea } from '#src/features/accounts/account-area.tsx'
import { SoundsWrong } from '#src/features/inbox/translations/sounds-wrong.tsx'
import { isTranslated } from '#src/web/language/language.ts'
import { Notice } from '#src/web/ui/frame/notice.tsx'
import { PageWait } from '#src/web/ui/frame/page-wait.tsx'
import { PlaceBar } from '#src/web/ui/frame/place-bar.tsx'
import { SiteFooter } from '#src/web/ui/frame/site-footer.tsx'
import { SiteHeader } from '#src/web/ui/frame/site-header.tsx'
import styles from './site-layout.module.css'

export default function SiteLayout() {
  const t = useTranslations()
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        {t('shell_skip_link')}
      </a>
      <SiteHeader account={<AccountArea />} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Notice />
        <PageWait>
          <Outlet />
        </PageWait>
      </main>
      <SiteFooter>{isTranslated() ? <SoundsWrong /> : null}</SiteFooter>
      <PlaceBar />
    </div>
  )
}

// Header, page, footer: the frame of every page but the player.
import { Outlet } from 'react-router'
import { PageWait } from './page-wait.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'

export default function SiteLayout() {
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageWait>
          <Outlet />
        </PageWait>
      </main>
      <SiteFooter />
    </div>
  )
}

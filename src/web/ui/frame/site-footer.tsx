// The footer of every page but the player.

import { HELP_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { PageLink } from '../page-link.tsx'
import styles from './site-footer.module.css'
import { FOOTER_LINKS } from './site-navigation.ts'

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {[{ to: HELP_PATH, label: 'Get help now' }, ...FOOTER_LINKS].map((link) => (
              <li key={link.to}>
                <PageLink
                  to={link.to}
                  className={styles.link}
                  {...(link.to === HELP_PATH ? trackedButton('help', 'footer') : {})}
                >
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.line}>© {PRODUCT_NAME}. Written for parents and carers in the UK.</p>
      </div>
    </footer>
  )
}

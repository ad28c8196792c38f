// The footer of every page but the player.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { LANGUAGES_PATH } from '#src/shared/talk-paths.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { PageLink } from '../page-link.tsx'
import { LanguageNav } from './language-links.tsx'
import styles from './site-footer.module.css'
import { FOOTER_LINKS, HELP_LINK } from './site-navigation.ts'

/** @param children what a translated page asks its readers */
export function SiteFooter({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={t('shell_footer_name')}>
          <ul className={styles.links}>
            {[HELP_LINK, ...FOOTER_LINKS].map((link) => (
              <li key={link.to}>
                <PageLink
                  to={link.to}
                  className={styles.link}
                  {...(link === HELP_LINK ? trackedButton('help', 'footer') : {})}
                >
                  {t(link.label)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageNav list={styles.links} link={styles.link}>
          <li>
            <PageLink to={LANGUAGES_PATH} className={styles.link}>
              {t('languages_link')}
            </PageLink>
          </li>
        </LanguageNav>
        {children}
        <p className={styles.line}>{t('shell_footer_line', { product: PRODUCT_NAME })}</p>
      </div>
    </footer>
  )
}

// The footer of every page but the player.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { PageLink } from '../page-link.tsx'
import { LanguageNav } from './language-links.tsx'
import styles from './site-footer.module.css'
import { FOOTER_COLUMNS, HELP_LINK } from './site-navigation.ts'

/** @param children what a translated page asks its readers */
export function SiteFooter({ children }: { children: ReactNode }) {
  const t = useTranslations()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav className={styles.columns} aria-label={t('shell_footer_name')}>
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <section key={title ?? PRODUCT_NAME}>
              <h2 className={styles.title}>{title === null ? PRODUCT_NAME : t(title)}</h2>
              <ul className={styles.links}>
                {links.map((link) => (
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
            </section>
          ))}
        </nav>
        <LanguageNav list={styles.languages} link={styles.link} />
        {children}
        <p className={styles.line}>{t('shell_footer_line', { product: PRODUCT_NAME })}</p>
      </div>
    </footer>
  )
}

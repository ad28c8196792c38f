// The sticky header: a thin row that scrolls away, and below it name, places and help; on narrow screens a menu in place of the row.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { trackedButton } from '#src/shared/tracked-buttons.ts'
import { usePagePath } from '../../hooks/use-page-path.ts'
import { chipClass } from '../chip.tsx'
import { ArrowEndIcon, CrossIcon, MenuIcon } from '../icons.tsx'
import { PageLink } from '../page-link.tsx'
import { Brand } from './brand.tsx'
import { LanguageLinks, LanguageMenu } from './language-links.tsx'
import { Places } from './places.tsx'
import styles from './site-header.module.css'
import { HEADER_LINKS, HELP_LINK, MENU_LINKS } from './site-navigation.ts'

export function SiteHeader({ account }: { account: ReactNode }) {
  const t = useTranslations()
  const menu = useMenu()
  const onHelp = usePagePath() === HELP_LINK.to
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <p className={styles.promise}>{t('shell_header_promise')}</p>
        <nav className={styles.links} aria-label={t('shell_row_name', { product: PRODUCT_NAME })}>
          {HEADER_LINKS.map((link) => (
            <PageLink key={link.to} to={link.to} className={styles.link}>
              {t(link.label)}
            </PageLink>
          ))}
        </nav>
        <LanguageMenu className={styles.languages} list={styles.languageList} link={styles.language} />
        <div className={styles.account}>{account}</div>
      </div>
      <div className={styles.bar}>
        <Brand />
        <Places className={styles.places} link={styles.place} />
        <PageLink
          to={HELP_LINK.to}
          className={styles.help}
          aria-current={onHelp ? 'page' : undefined}
          {...trackedButton('help', 'header')}
        >
          {t(HELP_LINK.label)}
        </PageLink>
        <button
          ref={menu.toggleRef}
          type="button"
          className={styles.toggle}
          aria-expanded={menu.open}
          aria-controls={menu.id}
          onClick={menu.toggle}
        >
          {menu.open ? <CrossIcon /> : <MenuIcon />}
          <span className="visually-hidden">{t('shell_menu_name')}</span>
        </button>
      </div>
      <div id={menu.id} className={styles.menu} hidden={!menu.open}>
        <nav aria-label={t('shell_menu_name')}>
          <ul className={styles.menuList}>
            {MENU_LINKS.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to} className={styles.menuLink} onClick={menu.close}>
                  {t(link.label)}
                  <ArrowEndIcon />
                </PageLink>
              </li>
            ))}
          </ul>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: whatever is pressed inside, the menu has done its work */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button inside is a click too */}
          <div className={styles.menuAccount} onClick={menu.close}>
            {account}
          </div>
        </nav>
        <LanguageLinks list={styles.menuLanguages} link={chipClass} />
      </div>
    </header>
  )
}

function useMenu() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu, whatever led there
  useEffect(() => setOpen(false), [pathname])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      toggleRef.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  return { id, open, toggleRef, toggle: () => setOpen((now) => !now), close: () => setOpen(false) }
}

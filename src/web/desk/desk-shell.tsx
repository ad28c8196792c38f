// What is around every page of the desk: who is signed in, the pages of their role, the way out.

import { useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { getDeskSession, leaveDesk } from '#src/shared/desk-session.contract.ts'
import { mayEnter } from '#src/shared/operators.ts'
import { DESK_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '../error-message.ts'
import { useFetched } from '../hooks/use-fetched.ts'
import { Button } from '../ui/button.tsx'
import { StepsIcon } from '../ui/icons.tsx'
import { callDesk } from './call-desk.ts'
import { areaOfPage, DESK_GROUPS, DESK_PAGES, findDeskPage } from './desk-pages.ts'
import { DeskSessionContext, useDeskSession } from './desk-session.ts'
import styles from './desk-shell.module.css'
import { ROLE_NAMES } from './role-names.ts'

const askWhoIsHere = () => callDesk<typeof getDeskSession>('GET /api/desk/session', {})

export default function DeskShell() {
  const t = useTranslations()
  const { value: session, failed } = useFetched(askWhoIsHere)
  if (failed) return <main className={styles.state}>{t('desk_shell_failed')}</main>
  if (session === null) return <main className={styles.state}>{t('shell_loading')}</main>
  const pages = DESK_PAGES.filter((page) => !page.inside && mayEnter(session.role, areaOfPage(page)))
  const groups = Object.entries(DESK_GROUPS).map(([group, title]) => ({
    group,
    title,
    shown: pages.filter((page) => page.group === group),
  }))
  return (
    <DeskSessionContext value={session}>
      <a className={styles.skip} href="#desk-content">
        {t('shell_skip_link')}
      </a>
      <div className={styles.desk}>
        <header className={styles.side}>
          <div className={styles.inside}>
            <p className={styles.name}>
              {process.env.BRAND_LOGO ? <img src="/icon.svg" alt="" width="24" height="24" /> : <StepsIcon />}
              {t('desk_shell_name', { product: PRODUCT_NAME })}
            </p>
            <nav className={styles.menu} aria-label={t('desk_shell_menu')}>
              {groups
                .filter(({ shown }) => shown.length > 0)
                .map(({ group, title, shown }) => (
                  <div key={group}>
                    {title === null ? null : (
                      <p id={title} className={styles.group}>
                        {t(title)}
                      </p>
                    )}
                    <ul aria-labelledby={title ?? undefined}>
                      {shown.map(({ path, title }) => (
                        <li key={path}>
                          <NavLink to={path} end={path === DESK_PATH}>
                            {t(title)}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
            </nav>
            <p className={styles.who}>
              <b>{t(ROLE_NAMES[session.role])}</b> <bdi>{session.email}</bdi>
            </p>
            <LeaveButton />
          </div>
        </header>
        <main id="desk-content" tabIndex={-1} className={styles.content}>
          <DeskFrame />
        </main>
      </div>
    </DeskSessionContext>
  )
}

/** One page under its heading, or nothing but the heading for who may not see it. */
function DeskFrame() {
  const t = useTranslations()
  const { role } = useDeskSession()
  const { pathname } = useLocation()
  const page = findDeskPage(pathname)
  if (page === undefined) return <Outlet />
  return (
    <>
      <h1 className={styles.title}>{t(page.title)}</h1>
      {mayEnter(role, areaOfPage(page)) ? <Outlet /> : <p>{t('desk_answers_not_your_room')}</p>}
    </>
  )
}

function LeaveButton() {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    if (busy) return
    setBusy(true)
    try {
      await callDesk<typeof leaveDesk>('POST /api/desk/session/end', {})
      // A new document: nothing of the old one stays in memory.
      window.location.replace(HOME_PATH)
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_shell_leave_failed')))
      setBusy(false)
    }
  }
  return (
    <div className={styles.leave}>
      <Button busy={busy} onClick={() => void leave()}>
        {t('desk_shell_leave')}
      </Button>
      <p role="alert">{problem}</p>
    </div>
  )
}

// What is around every page of the desk: who is signed in, the rooms of their role, the way out.

import { Suspense, useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { Button } from '#src/web/ui/button.tsx'
import { DESK_LOGIN_PATH, DESK_PATH } from '../desk-paths.ts'
import { mayEnter } from '../desk-roles.contract.ts'
import { getDeskSession, leaveDesk } from '../way-in/way-in.contract.ts'
import { callDesk } from './call-desk.ts'
import { DESK_PAGES, type DeskPage } from './desk-pages.ts'
import { DeskSessionContext, useDeskSession } from './desk-session.ts'
import styles from './desk-shell.module.css'
import { ROLE_NAMES } from './role-names.ts'

const askWhoIsHere = () => callDesk(getDeskSession, {})

export function DeskShell() {
  const t = useTranslations()
  const { value: session, failed } = useFetched(askWhoIsHere)
  if (failed) return <main className={styles.state}>{t('desk_shell_failed')}</main>
  if (session === null) return <main className={styles.state}>{t('shell_loading')}</main>
  const pages = DESK_PAGES.filter(({ room, inside }) => !inside && mayEnter(session.role, room))
  return (
    <DeskSessionContext value={session}>
      <a className={styles.skip} href="#desk-content">
        {t('shell_skip_link')}
      </a>
      <header className={styles.header}>
        <p className={styles.name}>{t('desk_shell_name', { product: PRODUCT_NAME })}</p>
        <p className={styles.who}>
          <bdi>{session.email}</bdi> <span className={styles.role}>{t(ROLE_NAMES[session.role])}</span>
        </p>
        <LeaveButton />
      </header>
      <div className={styles.columns}>
        <nav className={styles.rooms} aria-label={t('desk_shell_rooms')}>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path} end={path === DESK_PATH}>
                  {t(title)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <main id="desk-content" tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
      </div>
    </DeskSessionContext>
  )
}

/** One page, with its heading, which has the focus after a change of page. */
export function DeskFrame({ page: { title, room, Component } }: { page: DeskPage }) {
  const t = useTranslations()
  const { role } = useDeskSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    document.title = `${t(title)} | ${PRODUCT_NAME}`
    // Not when the desk opens: the browser's own focus is right then.
    if (key !== 'default') heading.current?.focus()
  }, [title, key, t])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(title)}
      </h1>
      {mayEnter(role, room) ? (
        <Suspense fallback={<p>{t('shell_loading')}</p>}>
          <Component />
        </Suspense>
      ) : (
        <p>{t('desk_answers_not_your_room')}</p>
      )}
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
      await callDesk(leaveDesk, {})
      // A new document: nothing of the old one stays in memory.
      window.location.replace(DESK_LOGIN_PATH)
    } catch (error) {
      setProblem(messageOr(t, error, t('desk_shell_leave_failed')))
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={busy} onClick={() => void leave()}>
        {t('desk_shell_leave')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}

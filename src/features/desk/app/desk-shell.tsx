// What is around every page of the desk: who is signed in, the rooms of their role, the way out.
import { Suspense, useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import * as m from '#messages'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { messageOr } from '#src/web/error-message.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  const { value: session, failed } = useFetched(askWhoIsHere)
  if (failed) return <main className={styles.state}>{m.desk_shell_failed(LANGUAGE)}</main>
  if (session === null) return <main className={styles.state}>{m.shell_loading(LANGUAGE)}</main>
  const pages = DESK_PAGES.filter(({ room, inside }) => !inside && mayEnter(session.role, room))
  return (
    <DeskSessionContext value={session}>
      <a className={styles.skip} href="#desk-content">
        {m.shell_skip_link(LANGUAGE)}
      </a>
      <header className={styles.header}>
        <p className={styles.name}>{m.desk_shell_name(LANGUAGE, { product: PRODUCT_NAME })}</p>
        <p className={styles.who}>
          <bdi>{session.email}</bdi> <span className={styles.role}>{ROLE_NAMES[session.role]}</span>
        </p>
        <LeaveButton />
      </header>
      <div className={styles.columns}>
        <nav className={styles.rooms} aria-label={m.desk_shell_rooms(LANGUAGE)}>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path} end={path === DESK_PATH}>
                  {title}
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
  const { role } = useDeskSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`
    // Not when the desk opens: the browser's own focus is right then.
    if (key !== 'default') heading.current?.focus()
  }, [title, key])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {mayEnter(role, room) ? (
        <Suspense fallback={<p>{m.shell_loading(LANGUAGE)}</p>}>
          <Component />
        </Suspense>
      ) : (
        <p>{m.desk_answers_not_your_room(LANGUAGE)}</p>
      )}
    </>
  )
}

function LeaveButton() {
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
      setProblem(messageOr(error, m.desk_shell_leave_failed(LANGUAGE)))
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={busy} onClick={() => void leave()}>
        {m.desk_shell_leave(LANGUAGE)}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}

// What is around every page of the desk: who is signed in, the pages of their role, the way out.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { getDeskSession, leaveDesk } from '#src/shared/desk-session.contract.ts'
import { canAccess, type OperatorRole } from '#src/shared/operators.ts'
import { DESK_PATH, HOME_PATH } from '#src/shared/paths.ts'
import { PRODUCT_NAME } from '#src/shared/product.ts'
import { useFetched } from '../hooks/use-fetched.ts'
import { useSubmit } from '../hooks/use-submit.ts'
import { Button } from '../ui/button.tsx'
import {
  BarsIcon,
  LeaveIcon,
  ListIcon,
  LockIcon,
  MailIcon,
  MessageIcon,
  MoonIcon,
  PencilIcon,
  PeopleIcon,
  SearchIcon,
  SlidersIcon,
  StepsIcon,
  WindowIcon,
} from '../ui/icons.tsx'
import { callDesk } from './call-desk.ts'
import { areaOfPage, DESK_GROUPS, DESK_PAGES, findDeskPage } from './desk-pages.ts'
import { DeskSessionContext, useDeskSession } from './desk-session.ts'
import styles from './desk-shell.module.css'
import { ROLE_NAMES } from './role-names.ts'

const askWhoIsHere = () => callDesk<typeof getDeskSession>('GET /api/desk/session', {})

/** The icon beside the name of each area. */
const AREA_ICONS: Record<string, () => ReactNode> = {
  overview: MoonIcon,
  tools: StepsIcon,
  searches: SearchIcon,
  newsletter: MailIcon,
  results: BarsIcon,
  inbox: MessageIcon,
  health: WindowIcon,
  people: PeopleIcon,
  log: ListIcon,
  mine: LockIcon,
}

const GROUP_ICONS = { today: MoonIcon, content: PencilIcon, words: MessageIcon, system: SlidersIcon }

export default function DeskShell() {
  const t = useTranslations()
  const { value: session, failed } = useFetched(askWhoIsHere)
  if (failed) return <main className={styles.state}>{t('desk_shell_failed')}</main>
  if (session === null) return <main className={styles.state}>{t('shell_loading')}</main>
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
            <DeskMenu role={session.role} />
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

/** Beside the page where it is wide. On a phone a bar at its foot has the groups, and a group of several pages opens above it. */
function DeskMenu({ role }: { role: OperatorRole }) {
  const t = useTranslations()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<string | null>(null)
  const pages = DESK_PAGES.filter((page) => !page.inside && canAccess(role, areaOfPage(page)))
  const here = findDeskPage(pathname)
  const menu = useRef<HTMLElement>(null)
  const close = () => setOpen(null)
  useEffect(() => {
    if (open === null) return
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) setOpen(null)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // The focused element is about to be hidden.
      menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      setOpen(null)
    }
    document.addEventListener('click', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('click', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [open])
  const link = (path: string, words: string, Icon: (() => ReactNode) | undefined) => (
    <NavLink to={path} end={path === DESK_PATH} onClick={close}>
      {Icon === undefined ? null : <Icon />}
      {words}
    </NavLink>
  )
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('desk_shell_menu')}>
      {keysOf(DESK_GROUPS).map((group) => {
        const title = DESK_GROUPS[group]
        const shown = pages.filter((page) => page.group === group)
        const [first] = shown
        if (first === undefined) return null
        const list = shown.map((page) => (
          <li key={page.path}>{link(page.path, t(page.title), AREA_ICONS[areaOfPage(page)])}</li>
        ))
        if (title === null || shown.length === 1) {
          return (
            <div key={group}>
              {title === null ? null : <p className={styles.group}>{t(title)}</p>}
              <ul className={styles.one}>{list}</ul>
            </div>
          )
        }
        const GroupIcon = GROUP_ICONS[group]
        const isOpen = open === group
        return (
          <div key={group} className={styles.several}>
            <p id={title} className={styles.group}>
              {t(title)}
            </p>
            <button
              type="button"
              className={styles.tab}
              aria-expanded={isOpen}
              aria-current={here?.group === group ? 'true' : undefined}
              onClick={() => setOpen(isOpen ? null : group)}
            >
              <GroupIcon />
              {t(title)}
            </button>
            <ul aria-labelledby={title} className={isOpen ? styles.open : undefined}>
              {list}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

const keysOf = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[]

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
      {canAccess(role, areaOfPage(page)) ? <Outlet /> : <p>{t('desk_answers_not_your_room')}</p>}
    </>
  )
}

function LeaveButton() {
  const t = useTranslations()
  const { busy, error, onSubmit } = useSubmit(async () => {
    await callDesk<typeof leaveDesk>('POST /api/desk/session/end', {})
    // A new document: nothing of the old one stays in memory.
    window.location.replace(HOME_PATH)
  }, t('desk_shell_leave_failed'))
  return (
    <div className={styles.leave}>
      <Button busy={busy} onClick={onSubmit}>
        <LeaveIcon />
        {t('desk_shell_leave')}
      </Button>
      <p role="alert">{error}</p>
    </div>
  )
}

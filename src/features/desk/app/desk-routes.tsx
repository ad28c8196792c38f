// Which page of the desk an address shows.

import { Route, Routes } from 'react-router'
import { useTranslations } from 'use-intl'
import { DESK_JOIN_PATH, DESK_LOGIN_PATH } from '../desk-paths.ts'
import { DeskJoinPage } from '../way-in/desk-join-page.tsx'
import { DeskLoginPage } from '../way-in/desk-login-page.tsx'
import { DESK_PAGES } from './desk-pages.ts'
import { DeskFrame, DeskShell } from './desk-shell.tsx'

export function DeskRoutes() {
  const t = useTranslations()
  return (
    <Routes>
      <Route path={DESK_LOGIN_PATH} element={<DeskLoginPage />} />
      <Route path={DESK_JOIN_PATH} element={<DeskJoinPage />} />
      <Route element={<DeskShell />}>
        {DESK_PAGES.map((page) => (
          <Route key={page.path} path={page.path} element={<DeskFrame page={page} />} />
        ))}
        <Route path="*" element={<p>{t('desk_shell_nothing')}</p>} />
      </Route>
    </Routes>
  )
}

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { LOGIN_PATH } from '#src/shared/paths.ts'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { rememberPath } from '../remembered-path.ts'

/** Milliseconds. After a log-out or a deletion of the account another page is about to replace this one. */
const MOMENT = 1_000

/** For a page that needs an account: to the login page, and back here afterwards. @param left a person was signed in a moment ago */
export function LoginRedirect({ from, left }: { from: string; left: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    const go = () => void navigate(LOGIN_PATH, { replace: true, state: rememberPath(from) })
    const timer = setTimeout(go, left ? MOMENT : 0)
    return () => clearTimeout(timer)
  }, [navigate, from, left])
  return <Loading />
}

import { Link } from 'react-router'
import styles from './back-link.module.css'
import { ArrowStartIcon } from './icons.tsx'

/** One step back up: an arrow and where it leads. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      <ArrowStartIcon />
      {children}
    </Link>
  )
}

import styles from './back-link.module.css'
import { ArrowStartIcon } from './icons.tsx'
import { PageLink } from './page-link.tsx'

/** One step back up: an arrow and where it leads. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} className={styles.link}>
      <ArrowStartIcon />
      {children}
    </PageLink>
  )
}

// The way down to a page, from home on.
import * as m from '#messages'
import { HOME_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './breadcrumb.module.css'
import { PageLink } from './page-link.tsx'

interface BreadcrumbProps {
  /** The page between home and this one. */
  above: { path: string; title: string }
  /** This page. */
  title: string
}

export function Breadcrumb({ above, title }: BreadcrumbProps) {
  return (
    <nav aria-label={m.curriculum_breadcrumb_name(LANGUAGE)}>
      <ol className={styles.breadcrumb}>
        <li>
          <PageLink to={HOME_PATH}>{m.curriculum_home_link(LANGUAGE)}</PageLink>
        </li>
        <li>
          <PageLink to={above.path}>{above.title}</PageLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

// The way down to a page, from home on.
import { useTranslations } from 'use-intl'
import { HOME_PATH } from '#src/shared/paths.ts'
import styles from './breadcrumb.module.css'
import { PageLink } from './page-link.tsx'

interface BreadcrumbProps {
  /** The page between home and this one. */
  above: { path: string; title: string }
  /** This page. */
  title: string
}

export function Breadcrumb({ above, title }: BreadcrumbProps) {
  const t = useTranslations()
  return (
    <nav className={styles.breadcrumb} aria-label={t('curriculum_breadcrumb_name')}>
      <ol>
        <li>
          <PageLink to={HOME_PATH}>{t('curriculum_home_link')}</PageLink>
        </li>
        <li>
          <PageLink to={above.path}>{above.title}</PageLink>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

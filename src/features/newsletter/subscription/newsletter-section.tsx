// The newsletter on the home page: for visitors only, and only once it is known that they are not signed in.

import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { NEWSLETTER_ON_HOME, NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { call } from '#src/web/api.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { pageLocale } from '#src/web/language/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'
import { NewsletterForm } from './newsletter-form.tsx'
import styles from './newsletter-section.module.css'
import type { countReaders } from './subscription.contract.ts'

/** The real number, once it is worth telling; null until then. */
async function fetchReaders(): Promise<number | null> {
  return (await call<typeof countReaders>('GET /api/emails/readers', {}, { anonymous: true })).readers
}

export function NewsletterSection() {
  const { loading, user } = useAuth()
  if (loading || user !== null) return null
  return <VisitorSection />
}

function VisitorSection() {
  const t = useTranslations()
  const readers = useFetched(fetchReaders).value
  const title = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  // Back and a reload bring the state again, and leave the reader where she was.
  const isAsked = useNavigationType() !== 'POP' && state?.part === NEWSLETTER_ON_HOME.state.part
  useEffect(() => {
    if (!isAsked) return
    title.current?.scrollIntoView({ block: 'center', behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [isAsked])
  return (
    <section className={styles.section} aria-labelledby="newsletter-title">
      <div className={styles.inner}>
        <Picture src={letter} className={styles.picture} />
        <h2 id="newsletter-title" ref={title} tabIndex={-1}>
          {t('newsletter_section_title')}
        </h2>
        <p>{t('newsletter_section_text', { newsletter: NEWSLETTER_NAME })}</p>
        {readers === null ? null : (
          <p>{t('newsletter_section_readers', { count: readers.toLocaleString(pageLocale()) })}</p>
        )}
        <NewsletterForm context="homepage" />
        <p className={styles.past}>
          <PageLink to={NEWSLETTER_PATH}>{t('newsletter_section_archive_link')}</PageLink>
        </p>
      </div>
    </section>
  )
}

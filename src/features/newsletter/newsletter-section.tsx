// The newsletter on the home page: for visitors only, and only once it is known that nobody is signed in.

import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { COUNT_READERS_PATH } from '#src/shared/first-visit/plain-answers.ts'
import { NEWSLETTER_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import { askPlainly } from '#src/web/ask-plainly.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { LetterDrawing } from './issues/letter-drawing.tsx'
import styles from './newsletter-section.module.css'
import { NewsletterForm } from './subscribing/newsletter-form.tsx'

/** The real number, once it is worth telling; null until then. */
async function fetchReaders(): Promise<number | null> {
  const { readers } = await askPlainly(COUNT_READERS_PATH)
  return typeof readers === 'number' ? readers : null
}

export function NewsletterSection() {
  const { loading, user } = useAuth()
  if (loading || user !== null) return null
  return <VisitorSection />
}

function VisitorSection() {
  const readers = useFetched(fetchReaders).value
  return (
    <section className={styles.section} aria-labelledby="newsletter-title">
      <div className={styles.inner}>
        <LetterDrawing />
        <h2 id="newsletter-title">{m.newsletter_section_title(LANGUAGE)}</h2>
        <p>{m.newsletter_section_text(LANGUAGE, { newsletter: NEWSLETTER_NAME })}</p>
        {readers === null ? null : (
          <p>{m.newsletter_section_readers(LANGUAGE, { count: readers.toLocaleString(LOCALE) })}</p>
        )}
        <NewsletterForm context="homepage" />
        <p className={styles.past}>
          <PageLink to={NEWSLETTER_PATH}>{m.newsletter_section_archive_link(LANGUAGE)}</PageLink>
        </p>
      </div>
    </section>
  )
}

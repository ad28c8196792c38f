// After a tool: a quiet offer that opens only when it is pressed. A parent who gets the tips does not see it.

import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'

const loadForm = () => import('./newsletter-form.tsx').then((form) => ({ default: form.NewsletterForm }))
const NewsletterForm = neededPart(loadForm)

export function NewsletterPrompt() {
  const t = useTranslations()
  const { loading, user } = useAuth()
  const [open, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (open) title.current?.focus()
  }, [open])
  if (loading || user?.emailConsent === true) return null
  if (!open) return <Button onClick={() => setOpen(true)}>{t('newsletter_section_prompt_button')}</Button>
  return (
    <section aria-labelledby="prompt-title">
      <h2 id="prompt-title" ref={title} tabIndex={-1}>
        {t('newsletter_section_prompt_title')}
      </h2>
      <Suspense fallback={<p role="status">{t('shell_loading')}</p>}>
        <NewsletterForm context="progress-prompt" email={user?.email} />
      </Suspense>
    </section>
  )
}

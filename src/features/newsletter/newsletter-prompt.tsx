// After a tool: a quiet offer that opens only when somebody presses it. Nobody who gets the tips sees it.

import { Suspense, useEffect, useRef, useState } from 'react'
import * as m from '#messages'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { neededPart } from '#src/web/ui/optional-part.tsx'

const loadForm = () => import('./subscribing/newsletter-form.tsx').then((form) => ({ default: form.NewsletterForm }))
const NewsletterForm = neededPart(loadForm)

export function NewsletterPrompt() {
  const { loading, user } = useAuth()
  const [open, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (open) title.current?.focus()
  }, [open])
  if (loading || user?.emailConsent === true) return null
  if (!open) return <Button onClick={() => setOpen(true)}>{m.newsletter_section_prompt_button(LANGUAGE)}</Button>
  return (
    <section aria-labelledby="prompt-title">
      <h2 id="prompt-title" ref={title} tabIndex={-1}>
        {m.newsletter_section_prompt_title(LANGUAGE)}
      </h2>
      <Suspense fallback={<p role="status">{m.shell_loading(LANGUAGE)}</p>}>
        <NewsletterForm context="progress-prompt" email={user?.email} />
      </Suspense>
    </section>
  )
}

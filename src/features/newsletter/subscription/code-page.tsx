// A page behind a mailed link: words, one button that a person presses, and what came of it. Mail scanners open links too,
// so opening the page does nothing.

import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HOME_PATH } from '#src/shared/paths.ts'
import { useSecretAlong } from '#src/web/hooks/use-secret-along.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { readSecretQuery } from '#src/web/secrets/secret-query.ts'
import { Button, ButtonLink } from '#src/web/ui/button.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { FormPage } from '#src/web/ui/forms/form-page.tsx'
import { FormSuccess } from '#src/web/ui/forms/form-success.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import letter from '../../../../content/en/scenes/saturday-letter.svg?url'

interface CodePageProps {
  title: string
  button: string
  /** For a press that cannot be taken back: the words of the way out of it. */
  keep?: string
  /** Answers what to show when it went well. */
  press: (code: string) => Promise<string>
  children: ReactNode
}

export function CodePage({ title, button, keep, press, children }: CodePageProps) {
  const t = useTranslations()
  const [answer, setAnswer] = useState<string | null>(null)
  useSecretAlong()
  const { busy, error, onSubmit } = useSubmit(
    // Read at the press: it may come in the moment in which the page takes over.
    async () => setAnswer(await press(readSecretQuery().get('code') ?? '')),
    t('newsletter_code_failed'),
  )
  if (answer !== null) {
    return (
      <FormPage scene={letter} title={t('newsletter_code_done_title')}>
        <FormSuccess>
          <p>{answer}</p>
        </FormSuccess>
        <p>
          <PageLink to={HOME_PATH}>{t('shell_link_home')}</PageLink>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage scene={letter} title={title}>
      {children}
      <form onSubmit={onSubmit}>
        <FormError>{error}</FormError>
        <Button type="submit" look={keep === undefined ? 'main' : 'danger'} busy={busy}>
          {button}
        </Button>
      </form>
      {keep === undefined ? null : (
        <p>
          <ButtonLink to={HOME_PATH}>{keep}</ButtonLink>
        </p>
      )}
    </FormPage>
  )
}

// One copy of an issue to who asks: the address cannot be typed.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { callDesk } from '#src/web/desk/call-desk.ts'
import { useDeskSession } from '#src/web/desk/desk-session.ts'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import styles from './desk-issue.module.css'
import type { testDeskIssue } from './desk-newsletter.contract.ts'

export function IssueTest({ slug }: { slug: string }) {
  const t = useTranslations()
  const { email } = useDeskSession()
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setDone(false)
    await callDesk<typeof testDeskIssue>('POST /api/desk/newsletter/{slug}/test', { slug })
    setDone(true)
  }, t('desk_newsletter_test_failed'))
  return (
    <Form onSubmit={onSubmit} className={styles.test}>
      <p>{t('desk_newsletter_test_what', { email })}</p>
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        {t('desk_newsletter_test')}
      </Button>
      <p role="status">{done ? t('desk_newsletter_test_done') : null}</p>
    </Form>
  )
}

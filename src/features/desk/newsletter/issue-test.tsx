// One copy of an issue to who asks: the address cannot be typed (L14).
import { useState } from 'react'
import * as m from '#messages'
import { useSubmit } from '#src/web/hooks/use-submit.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Form, FormError } from '#src/web/ui/forms/form.tsx'
import { callDesk } from '../app/call-desk.ts'
import { useDeskSession } from '../app/desk-session.ts'
import styles from './desk-issue.module.css'
import { testDeskIssue } from './desk-newsletter.contract.ts'

export function IssueTest({ slug }: { slug: string }) {
  const { email } = useDeskSession()
  const [done, setDone] = useState(false)
  const { busy, error, onSubmit } = useSubmit(async () => {
    setDone(false)
    await callDesk(testDeskIssue, { slug })
    setDone(true)
  }, m.desk_newsletter_test_failed(LANGUAGE))
  return (
    <Form onSubmit={onSubmit} className={styles.test}>
      <p>{m.desk_newsletter_test_what(LANGUAGE, { email })}</p>
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        {m.desk_newsletter_test(LANGUAGE)}
      </Button>
      <p role="status">{done ? m.desk_newsletter_test_done(LANGUAGE) : null}</p>
    </Form>
  )
}

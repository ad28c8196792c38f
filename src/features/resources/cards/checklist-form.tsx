// 'Get Your Free Checklist': an email address and two boxes, and the way round them. While the PDF is made it says so.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { checklistPath, PRIVACY_PATH } from '#src/shared/paths.ts'
import { NEWSLETTER_NAME } from '#src/shared/product.ts'
import type { Translate } from '#src/shared/translate.ts'
import { documentPath } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Checkbox, TextField } from '#src/web/ui/forms/form.tsx'
import { forgetDraft, useKeptFields } from '#src/web/ui/forms/use-kept-fields.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { ChecklistCard } from '../resources.contract.ts'
import styles from './checklist-form.module.css'
import type { ChecklistDownload } from './use-checklist-download.ts'

/** Longer input is no address and is not matched. */
const ADDRESS_LIMIT = 254
// Text, @, text, dot, text, without spaces. Linear in time on any input.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface ChecklistFormProps {
  card: ChecklistCard
  download: ChecklistDownload
}

export function ChecklistForm({ card, download }: ChecklistFormProps) {
  const t = useTranslations()
  const { generating, close } = download
  return (
    <Dialog title={t('resources_form_title')} onClose={close}>
      {/* Here from the start, so that a screen reader says what appears in it. */}
      <div role="status" className={styles.status}>
        {generating ? <Generating /> : null}
      </div>
      {generating ? null : <Fields card={card} onSubmit={download.subscribe} />}
      <Button
        className={styles.close ?? ''}
        aria-disabled={generating ? true : undefined}
        onClick={() => {
          if (!generating) close()
        }}
      >
        {t('resources_form_close')}
      </Button>
    </Dialog>
  )
}

function Generating() {
  const t = useTranslations()
  const words = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone, and the focus must stay in the dialog.
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <span aria-hidden="true" className={styles.spinner} />
      <p ref={words} tabIndex={-1} className={styles.generating}>
        {t('resources_generating')}
      </p>
      <p>{t('resources_form_wait')}</p>
    </>
  )
}

function Fields({ card, onSubmit }: { card: ChecklistCard; onSubmit: (email: string) => void }) {
  const t = useTranslations()
  const { user } = useAuth()
  const reasonId = useId()
  const form = useKeptFields('checklist')
  const [typed, setTyped] = useState('')
  const [tips, setTips] = useState(false)
  const [policy, setPolicy] = useState(false)
  const email = (user?.email ?? typed).trim()
  const reason = reasonToWait(t, email, tips && policy)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason !== null) return
    forgetDraft(form.current?.dataset.draft)
    onSubmit(email)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p>
        {user === null
          ? t('resources_form_signed_out', { newsletter: NEWSLETTER_NAME })
          : t('resources_form_signed_in', { newsletter: NEWSLETTER_NAME })}
      </p>
      <TextField
        label={t('forms_email_label')}
        type="email"
        autoComplete="email"
        required
        readOnly={user !== null}
        value={user?.email ?? typed}
        onChange={setTyped}
      />
      <Checkbox checked={tips} onChange={setTips} required>
        {t('newsletter_consent_checklist', { newsletter: NEWSLETTER_NAME })}
      </Checkbox>
      <Checkbox checked={policy} onChange={setPolicy} required>
        {t.rich('newsletter_consent_policy', {
          link: (words) => (
            <a href={documentPath(PRIVACY_PATH)} target="_blank" rel="noopener">
              {words}
              <span className="visually-hidden"> {t('shell_new_tab_note')}</span>
            </a>
          ),
        })}
      </Checkbox>
      <p id={reasonId} role="status" className={styles.reason}>
        {reason}
      </p>
      <Button
        type="submit"
        look="main"
        className={styles.unlock ?? ''}
        aria-disabled={reason === null ? undefined : true}
        aria-describedby={reasonId}
      >
        {t('resources_form_button')}
      </Button>
      <p className={styles.around}>
        <PageLink to={checklistPath(card.slug)}>{t('resources_form_around')}</PageLink>
      </p>
    </form>
  )
}

/** What is still missing, in words; null when the form can be sent. */
function reasonToWait(t: Translate, email: string, consented: boolean): string | null {
  const valid = email.length <= ADDRESS_LIMIT && ADDRESS.test(email)
  if (!valid && !consented) return t('resources_form_both_missing')
  if (!valid) return t('resources_form_email_missing')
  return consented ? null : t('resources_form_boxes_missing')
}

// Asks for a code once more, for one act that is described above it.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '../hooks/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Form, FormError } from '../ui/forms/form.tsx'
import styles from './code-dialog.module.css'
import { CodeField } from './code-field.tsx'

interface CodeDialogProps {
  /** What will happen, for the person to read. */
  sentence: string
  /** Does it. @throws AppError */
  send(code: string): Promise<void>
  onClose(): void
}

export function CodeDialog({ sentence, send, onClose }: CodeDialogProps) {
  const t = useTranslations()
  const [code, setCode] = useState('')
  const { busy, error, onSubmit } = useSubmit(() => send(code), t('desk_code_failed'))
  return (
    <Dialog title={t('desk_code_title')} onClose={onClose}>
      <p className={styles.sentence}>{sentence}</p>
      <Form onSubmit={onSubmit} className={styles.form}>
        <CodeField code={code} onChange={setCode} />
        <FormError>{error}</FormError>
        <div className={styles.buttons}>
          <Button type="submit" look="main" busy={busy}>
            {t('desk_code_confirm')}
          </Button>
          <Button onClick={onClose}>{t('desk_code_cancel')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}

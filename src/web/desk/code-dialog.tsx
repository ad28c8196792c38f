// Asks for a code once more, for one act that is described above it.

import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSubmit } from '../hooks/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Form, FormError } from '../ui/forms/form.tsx'
import { CodeField } from './code-field.tsx'
import styles from './desk-page.module.css'

interface Act {
  /** What will happen, for the person to read. */
  sentence: string
  /** Does it. @throws AppError */
  send: (code: string) => Promise<() => unknown>
}

interface CodeForActs {
  /**
   * Opens the dialog.
   * @param sentence what will happen, for the person to read
   * @param send does it. @throws AppError, which is said in the dialog
   * @param onDone what follows, once the dialog is closed
   */
  askCode: <Answer>(
    sentence: string,
    send: (code: string) => Promise<Answer>,
    onDone: (answer: Answer) => unknown,
  ) => void
  /** For the end of the page. */
  codeDialog: ReactNode
}

export function useCodeDialog(): CodeForActs {
  const [act, setAct] = useState<Act | null>(null)
  return {
    askCode(sentence, send, onDone) {
      setAct({
        sentence,
        send: async (code) => {
          const answer = await send(code)
          return () => onDone(answer)
        },
      })
    },
    codeDialog: act === null ? null : <CodeDialog {...act} onClose={() => setAct(null)} />,
  }
}

function CodeDialog({ sentence, send, onClose }: Act & { onClose: () => void }) {
  const t = useTranslations()
  const [code, setCode] = useState('')
  const { busy, error, onSubmit } = useSubmit(async () => {
    const goOn = await send(code)
    onClose()
    await goOn()
  }, t('desk_code_failed'))
  return (
    <Dialog title={t('desk_code_title')} onClose={onClose}>
      <p>{sentence}</p>
      <Form onSubmit={onSubmit}>
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

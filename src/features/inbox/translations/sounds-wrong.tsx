// 'This sounds wrong' on every translated page. The code of its form is loaded when it is pressed.

import { type ComponentType, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageDirection, pageLocale } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'

interface FormProps {
  chosen: string
  onClose: () => void
}

export function SoundsWrong() {
  const t = useTranslations()
  const chosen = useRef('')
  const [Form, setForm] = useState<ComponentType<FormProps>>()
  const [failed, setFailed] = useState(false)
  const open = () => {
    import('./sounds-wrong-form.tsx').then(
      ({ SoundsWrongForm }) => setForm(() => SoundsWrongForm),
      () => setFailed(true),
    )
  }
  return (
    // Also where the words of the page are English, and marked so.
    <div lang={pageLocale()} dir={pageDirection()}>
      {/* A press on a button may end the choice of a sentence, so it is read before. */}
      <Button onPointerDown={() => (chosen.current = readChoice())} onClick={open}>
        {t('translations_button')}
      </Button>
      <div role="status">{failed ? <p>{t('translations_unopened')}</p> : null}</div>
      {Form === undefined ? null : <Form chosen={chosen.current || readChoice()} onClose={() => setForm(undefined)} />}
    </div>
  )
}

function readChoice(): string {
  return getSelection()?.toString().trim() ?? ''
}

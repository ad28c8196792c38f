// 'This sounds wrong', on every translated page (I-8). Its form comes with the press; an English page has neither.
import { type ComponentType, useRef, useState } from 'react'
import * as m from '#messages'
import { DIRECTION, LANGUAGE, LOCALE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'

interface FormProps {
  chosen: string
  onClose: () => void
}

export function SoundsWrong() {
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
    <div lang={LOCALE} dir={DIRECTION}>
      {/* A press on a button may end the choice of a sentence, so it is read before. */}
      <Button onPointerDown={() => (chosen.current = readChoice())} onClick={open}>
        {m.translations_button(LANGUAGE)}
      </Button>
      <div role="status">{failed ? <p>{m.translations_unopened(LANGUAGE)}</p> : null}</div>
      {Form === undefined ? null : <Form chosen={chosen.current || readChoice()} onClose={() => setForm(undefined)} />}
    </div>
  )
}

function readChoice(): string {
  return getSelection()?.toString().trim() ?? ''
}

import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '#src/web/error-message.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'

interface AskedButtonProps {
  label: string
  /** What will happen, asked before it does. */
  question: string
  yes: string
  /** Strong where nothing is destroyed. */
  look?: 'danger' | 'strong'
  act: () => Promise<void>
}

/** A button for what cannot be undone: it asks first, and stays open with the reason when it did not work. */
export function AskedButton({ label, question, yes, look = 'danger', act }: AskedButtonProps) {
  const t = useTranslations()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** The section that the button is in, noted while it asks. */
  const section = useRef<Element | null>(null)
  useEffect(() => () => focusWhatIsLeft(section.current), [])
  useEffect(() => {
    // The button outlived its question.
    if (!asking) section.current = null
  }, [asking])
  const ask = (button: Element) => {
    section.current = button.closest('section')
    // An act whose question was closed may have failed since.
    setError(null)
    setAsking(true)
  }
  const close = () => setAsking(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      await act()
      close()
    } catch (failure) {
      setError(messageOr(t, failure, t('share_failed')))
    }
    setBusy(false)
  }
  return (
    <>
      <Button onClick={({ currentTarget }) => ask(currentTarget)}>{label}</Button>
      {asking ? (
        <Dialog title={label} onClose={close}>
          <p>{question}</p>
          <FormError>{error}</FormError>
          <p>
            <Button look={look} busy={busy} onClick={() => void press()}>
              {yes}
            </Button>
          </p>
          <Button onClick={close}>{t('share_cancel')}</Button>
        </Dialog>
      ) : null}
    </>
  )
}

/** What is done may take the button away, and its section with it: without a place for the focus a reader begins at the top again. */
function focusWhatIsLeft(section: Element | null): void {
  if (section === null) return
  const place = section.isConnected ? section.querySelector<HTMLElement>('h2') : document.getElementById('main')
  if (place === null) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  // With the keyboard the page scrolls to the focus; after a press with a finger it stays.
  if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' })
}

import { useState } from 'react'
import * as m from '#messages'
import { messageOr } from '#src/web/error-message.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { Button } from '#src/web/ui/button.tsx'
import { FormError, TextArea } from '#src/web/ui/forms/form.tsx'
import type { SharingView } from '../pages/use-sharing.ts'
import { keepKeyWithAccount } from './keep-key.ts'

interface KeepKeyProps {
  view: SharingView
  onKept: (code: string) => void
}

/** The button that keeps a key. */
export function KeepKey({ view, onKept }: KeepKeyProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const keep = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    const own = nameOfThisDevice(view) ?? m.share_name_default(LANGUAGE)
    try {
      onKept(
        await keepKeyWithAccount(view.parts, { own, key: m.share_key_carer(LANGUAGE, { name: own.slice(0, 30) }) }),
      )
    } catch (failure) {
      setError(messageOr(failure, m.share_failed(LANGUAGE)))
    }
    setBusy(false)
    await view.refresh()
  }
  return (
    <>
      {view.shared === null ? <p>{m.share_key_begins(LANGUAGE)}</p> : null}
      <p>{m.share_key_code_is(LANGUAGE)}</p>
      <FormError>{error}</FormError>
      <Button busy={busy} onClick={() => void keep()}>
        {m.share_key_keep(LANGUAGE)}
      </Button>
    </>
  )
}

/** The code, shown this once; on a narrow screen it takes two lines, because it is there to be written down. */
export function KeptCode({ code }: { code: string }) {
  return (
    <>
      <p role="status">{m.share_key_kept_now(LANGUAGE)}</p>
      <TextArea
        label={m.share_key_code(LANGUAGE)}
        hint={m.share_key_code_hint(LANGUAGE)}
        defaultValue={code}
        rows={2}
        readOnly
        dir="ltr"
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
    </>
  )
}

function nameOfThisDevice({ shared }: SharingView): string | undefined {
  return shared?.carers.all.get(shared.sharing.keys.id)?.name
}

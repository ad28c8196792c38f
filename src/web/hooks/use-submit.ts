import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { messageOr } from '../error-message.ts'
import { forgetDraft } from '../ui/forms/use-kept-fields.ts'

export interface Submit {
  busy: boolean
  /** What to show above the button, or null. */
  error: string | null
  setError: (error: string | null) => void
  onSubmit: (event: FormEvent) => void
}

/**
 * A form's way to the server: one submission at a time, and its failure in words.
 * @param fallback for a refusal without a message; where it depends on the failure, what says which words
 */
export function useSubmit(send: () => Promise<void>, fallback: string | ((failure: unknown) => string)): Submit {
  const t = useTranslations()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const submit = async (draft: string | undefined) => {
    setBusy(true)
    setError(null)
    try {
      await send()
      forgetDraft(draft)
    } catch (failure) {
      setError(messageOr(t, failure, typeof fallback === 'string' ? fallback : fallback(failure)))
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    error,
    setError,
    onSubmit(event) {
      event.preventDefault()
      if (!busy) void submit((event.currentTarget as HTMLElement | null)?.dataset.draft)
    },
  }
}

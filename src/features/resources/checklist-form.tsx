// 'Get Your Free Checklist': an e-mail address and two boxes, and the way round them. While the PDF is made it says so.
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import { checklistPath, PRIVACY_PATH } from '#src/shared/paths.ts'
import { Button } from '#src/web/ui/button.tsx'
import { Dialog } from '#src/web/ui/dialogs/dialog.tsx'
import { Checkbox, TextField } from '#src/web/ui/forms/form.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import styles from './checklist-form.module.css'
import type { ChecklistCard } from './resources.contract.ts'
import type { ChecklistDownload } from './use-checklist-download.ts'

const PROMPT_SIGNED_IN = "Just confirm below to get your checklist and subscribe to our 'Saturday Morning Summary'."
const PROMPT_SIGNED_OUT = "Enter your email to get this checklist and receive our 'Saturday Morning Summary'."

/** Longer is no address, and is not searched. */
const ADDRESS_LIMIT = 254
// Text, @, text, dot, text, without spaces. Linear in time on any input.
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface ChecklistFormProps {
  card: ChecklistCard
  download: ChecklistDownload
}

export function ChecklistForm({ card, download }: ChecklistFormProps) {
  const { generating, close } = download
  return (
    <Dialog title="Get Your Free Checklist" onClose={close}>
      {/* Here from the start, so that a screen reader hears what appears in it. */}
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
        Close
      </Button>
    </Dialog>
  )
}

function Generating() {
  const words = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone; focus must not fall out of the dialog.
  useEffect(() => words.current?.focus(), [])
  return (
    <>
      <span aria-hidden="true" className={styles.spinner} />
      <p ref={words} tabIndex={-1} className={styles.generating}>
        Generating your PDF...
      </p>
      <p>Please wait a moment.</p>
    </>
  )
}

function Fields({ card, onSubmit }: { card: ChecklistCard; onSubmit: (email: string) => void }) {
  const { user } = useAuth()
  const reasonId = useId()
  const [typed, setTyped] = useState('')
  const [tips, setTips] = useState(false)
  const [policy, setPolicy] = useState(false)
  const email = (user?.email ?? typed).trim()
  const reason = reasonToWait(email, tips && policy)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) onSubmit(email)
  }

  return (
    <form onSubmit={submit} noValidate>
      <p>{user === null ? PROMPT_SIGNED_OUT : PROMPT_SIGNED_IN}</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        readOnly={user !== null}
        value={user?.email ?? typed}
        onChange={setTyped}
      />
      <Checkbox checked={tips} onChange={setTips} required>
        I agree to receive the 'Saturday Morning Summary' and other tips.
      </Checkbox>
      <Checkbox checked={policy} onChange={setPolicy} required>
        I have read and accept the{' '}
        <a href={PRIVACY_PATH} target="_blank" rel="noopener noreferrer">
          Privacy Policy<span className="visually-hidden"> (opens in new tab)</span>
        </a>
        .
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
        Unlock & Download
      </Button>
      <p className={styles.around}>
        <PageLink to={checklistPath(card.slug)}>Or read it on this page, no e-mail needed</PageLink>
      </p>
    </form>
  )
}

/** What is still missing, in words; null when the form can be sent. */
function reasonToWait(email: string, consented: boolean): string | null {
  const valid = email.length <= ADDRESS_LIMIT && ADDRESS.test(email)
  if (!valid && !consented) return 'Enter your e-mail address and tick both boxes to go on.'
  if (!valid) return 'Enter your e-mail address to go on.'
  return consented ? null : 'Tick both boxes to go on.'
}

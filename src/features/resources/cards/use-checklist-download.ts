// The way from 'Download Checklist' to a saved file, for one card: ask whether the person gets the tips already, show
// the form if not, subscribe, draw the PDF, save it. The PDF never depends on what subscribing answers.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuth } from '#src/features/accounts/auth-context.tsx'
import type { checkSubscription, subscribe } from '#src/features/newsletter/subscription/subscription.contract.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { checklistPath } from '#src/shared/paths.ts'
import { call, callForFile } from '#src/web/api.ts'
import { messageOr } from '#src/web/error-message.ts'
import { documentPath } from '#src/web/language/language.ts'
import { saveFile } from '#src/web/save-file.ts'
import { track } from '#src/web/track.ts'
import type { ChecklistCard, generatePdf } from '../resources.contract.ts'

export interface ChecklistDownload {
  /** From the first press to the end; further presses do nothing. */
  busy: boolean
  generating: boolean
  /** Whether the form is open. */
  asking: boolean
  /** The server's answer to a parent who asked for the tips with the download; '' before, and where it did not answer. */
  answer: string
  /** They asked for the tips on the way, and that did not work: the file comes all the same. */
  notSubscribed: boolean
  /** That it did not work, with the cause as far as it is known: '' where nothing is. */
  failure: { cause: string } | null
  /** 'Download Checklist' was pressed. */
  start: () => void
  /** The form was sent: both boxes are ticked. */
  subscribe: (email: string) => void
  /** Closes the form. A PDF that is being generated continues. */
  close: () => void
  dismissFailure: () => void
}

export function useChecklistDownload({ slug, pdfFileName }: ChecklistCard): ChecklistDownload {
  const t = useTranslations()
  const { user } = useAuth()
  const [step, setStep] = useState<'idle' | 'checking' | 'asking' | 'generating'>('idle')
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState('')
  const [notSubscribed, setNotSubscribed] = useState(false)
  const [failure, setFailure] = useState<ChecklistDownload['failure']>(null)

  const generate = async () => {
    setStep('generating')
    try {
      saveFile(await requestChecklistPdf(slug), pdfFileName)
    } catch (error) {
      console.warn('The PDF was not made:', error)
      setFailure({ cause: messageOr(t, error, '') })
    } finally {
      setAsking(false)
      setStep('idle')
    }
  }

  const ask = () => {
    setAsking(true)
    setStep('asking')
  }

  const start = async () => {
    // Clears the state of the last download.
    setAnswer('')
    setNotSubscribed(false)
    // The form asks for the tips.
    if (!hasFeature('newsletter')) return generate()
    if (user === null) return ask()
    setStep('checking')
    const subscribed = await isSubscribed(user.email)
      // The caller has logged it; the form opens as for a parent who is not subscribed.
      .catch(() => false)
    if (subscribed) await generate()
    else ask()
  }

  const subscribe = async (email: string) => {
    setStep('generating')
    await subscribeForDownload(email)
      .then(({ message }) => setAnswer(message))
      .then(() => track({ event: 'email_captured', context: 'resource-download', value: 5 }))
      .catch(() => setNotSubscribed(true))
    await generate()
  }

  return {
    busy: step === 'checking' || step === 'generating',
    generating: step === 'generating',
    asking,
    answer,
    notSubscribed,
    failure,
    start: () => {
      if (step === 'idle') void start()
    },
    subscribe: (email) => {
      if (step === 'asking') void subscribe(email)
    },
    close: () => {
      setAsking(false)
      if (step === 'asking') setStep('idle')
    },
    dismissFailure: () => setFailure(null),
  }
}

async function isSubscribed(email: string): Promise<boolean> {
  return (await call<typeof checkSubscription>('GET /api/emails/check/{email}', { email })).subscribed
}

/** Only to be called when both boxes of the form are ticked. */
function subscribeForDownload(email: string) {
  return call<typeof subscribe>('POST /api/emails/subscribe', {
    email,
    context: 'resource-download',
    gdprConsent: { emailMarketing: true, privacyPolicy: true, timestamp: new Date().toISOString() },
  })
}

/** @throws when the checklist cannot be read or drawn */
async function requestChecklistPdf(slug: string): Promise<Blob> {
  return callForFile<typeof generatePdf>('POST /api/resources/generate-pdf', {
    htmlContent: await readChecklistHtml(slug),
  })
}

/** The rendered checklist, taken out of its page as text: it is sent on, and never put into this page. */
async function readChecklistHtml(slug: string): Promise<string> {
  const answer = await fetch(documentPath(checklistPath(slug)))
  if (!answer.ok) throw new Error(`The page of the checklist answered ${answer.status}.`)
  const page = await answer.text()
  const [start, end] = [page.indexOf('<article'), page.indexOf('</article>')]
  if (start === -1 || end === -1) throw new Error('The page of the checklist holds no checklist.')
  return `${page.slice(start, end)}</article>`
}

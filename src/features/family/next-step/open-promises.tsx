// On the plan: what is asked today, what is promised, with its day, and what worked.

import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { neededPart, optionalPart } from '#src/web/ui/optional-part.tsx'
import { DropButton, OwnPromise, WhereFrom } from './list/own-promise.tsx'
import { promiseWords } from './promise-words.ts'
import styles from './promises.module.css'
import { isOwn } from './promises-of-others.ts'
import { type Promises, usePromises } from './use-promises.ts'

const TITLE_ID = 'promises-title'

// Where it cannot be fetched, the list stays whole.
const CheckBack = optionalPart(() => import('./check-back.tsx'))
const OthersPromise = neededPart(() => import('./list/others-promise.tsx'))

export function OpenPromises() {
  const t = useTranslations()
  const notebook = usePromises()
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const worked = notebook?.promises.filter(({ state }) => state === 'worked') ?? []
  return (
    <>
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {t('plan_promises_title')}
        </h2>
        <p role="status">{said}</p>
        <CheckBack onAsk={setAsked} />
        {notebook === null ? <Loading /> : <PromiseList {...notebook} asked={asked} onSaid={setSaid} />}
      </section>
      {worked.length === 0 ? null : (
        <section aria-labelledby="worked-title">
          <h2 id="worked-title">{t('plan_worked_title')}</h2>
          <ul>
            {worked.map((promise) => (
              <li key={promise.id}>{promiseWords(t, promise)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface PromiseListProps extends Promises {
  /** The promise that stands above as a question: once is enough. */
  asked: string | null
  onSaid: (words: string) => void
}

function PromiseList({ book, promises, own, asked, onSaid }: PromiseListProps) {
  const t = useTranslations()
  const open = promises.filter(({ state, id }) => state === 'open' && id !== asked)
  if (open.length === 0 && asked !== null) return null
  if (open.length === 0) {
    return (
      <>
        <p>{t('plan_promises_empty')}</p>
        <ButtonLink to={TOOLS_PATH} look="strong">
          {t('plan_tools_link')}
        </ButtonLink>
      </>
    )
  }
  return (
    <ul className={styles.list}>
      {open.map((promise) => {
        const line = { book, promise, titleId: TITLE_ID, onSaid }
        return isOwn(promise, own) ? (
          <OwnPromise key={promise.id} {...line} />
        ) : (
          <li key={promise.id} className={styles.promise}>
            <Suspense>
              <OthersPromise {...line} from={<WhereFrom {...promise} />}>
                <DropButton {...line} />
              </OthersPromise>
            </Suspense>
          </li>
        )
      })}
    </ul>
  )
}

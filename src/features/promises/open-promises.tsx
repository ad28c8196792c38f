// On the plan: what is promised, with its day, and what worked.
import { useState } from 'react'
import * as m from '#messages'
import { TOOLS_PATH } from '#src/shared/paths.ts'
import { LANGUAGE } from '#src/web/language.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import { OthersPromise, OwnPromise } from './open-promise.tsx'
import { promiseWords } from './promise-words.ts'
import styles from './promises.module.css'
import { usePromises } from './use-promises.ts'

const TITLE_ID = 'promises-title'

export function OpenPromises() {
  const notebook = usePromises()
  const [said, setSaid] = useState('')
  if (notebook === null) return <Loading />
  const { book, promises, promisers } = notebook
  const open = promises.filter(({ state }) => state === 'open')
  const worked = promises.filter(({ state }) => state === 'worked')
  return (
    <>
      <section aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1}>
          {m.plan_promises_title(LANGUAGE)}
        </h2>
        <p role="status">{said}</p>
        {open.length === 0 ? (
          <>
            <p>{m.plan_promises_empty(LANGUAGE)}</p>
            <ButtonLink to={TOOLS_PATH} look="strong">
              {m.plan_tools_link(LANGUAGE)}
            </ButtonLink>
          </>
        ) : (
          <ul className={styles.list}>
            {open.map((promise) => {
              const line = { book, promise, titleId: TITLE_ID, onSaid: setSaid }
              const promiser = promisers.get(promise.id)
              return promiser === undefined ? (
                <OwnPromise key={promise.id} {...line} />
              ) : (
                <OthersPromise key={promise.id} {...line} promiser={promiser} />
              )
            })}
          </ul>
        )}
      </section>
      {worked.length === 0 ? null : (
        <section aria-labelledby="worked-title">
          <h2 id="worked-title">{m.plan_worked_title(LANGUAGE)}</h2>
          <ul>
            {worked.map((promise) => (
              <li key={promise.id}>{promiseWords(promise)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

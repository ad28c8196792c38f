// Four questions, and then a short list for each child. Nothing of it leaves the device.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNotebookTable } from '#src/features/family/notebook/use-notebook-table.ts'
import { PlanShared } from '#src/features/family/sharing/plan-shared.tsx'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/start-page.ts'
import { hasAnswerDraft } from './answer-draft.ts'
import { chooseSteps, type PlanQuestions } from './first-steps.ts'
import { FourQuestions } from './four-questions.tsx'
import { loadPlanQuestions } from './plan-questions.server.ts'
import { openStepBook } from './step-book.ts'
import { StepLists } from './step-lists.tsx'

export function loader(): PlanQuestions {
  return loadPlanQuestions(pageLanguage())
}

export const meta = () => {
  const t = translator(pageLanguage())
  return [
    { title: pageTitle(t('start_title')) },
    { name: 'description', content: t('start_description') },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function StartPage({ loaderData: questions }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{t('start_plan_link')}</BackLink>
      <h1>{t('start_title')}</h1>
      <PlanShared />
      <noscript>
        <p>{t('start_needs_scripts')}</p>
      </noscript>
      <Start questions={questions} />
    </div>
  )
}

function Start({ questions }: { questions: PlanQuestions }) {
  const t = useTranslations()
  const shown = useNotebookTable(openStepBook)
  const [asking, setAsking] = useState(hasAnswerDraft)
  const [moved, setMoved] = useState(false)
  const [kept, setKept] = useState(true)
  if (shown === null) return <Loading />
  const { table: book, rows: steps } = shown
  const keep = async (write: Promise<boolean>) => setKept(await write)
  const ask = (again: boolean) => {
    setMoved(true)
    setAsking(again)
  }
  return (
    <>
      {asking || steps.length === 0 ? (
        <FourQuestions
          questions={questions}
          moved={moved}
          onBack={steps.length === 0 ? null : () => ask(false)}
          onAnswered={({ nickname, ...answers }) => {
            ask(false)
            const child = { nickname, age: answers.age }
            void keep(book.addList(child, chooseSteps(answers, questions.offers), new Date()))
          }}
        />
      ) : (
        <StepLists book={book} steps={steps} moved={moved} keep={keep} onAsk={() => ask(true)} />
      )}
      <FormError>{kept ? null : t('start_not_kept')}</FormError>
    </>
  )
}

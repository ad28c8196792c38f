// Four questions, one at a time. Their result is stored in the plan. Nothing of it leaves the device.

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { PLAN_PATH } from '#src/shared/paths.ts'
import { useHydrated } from '#src/web/hooks/use-hydrated.ts'
import { pageLanguage } from '#src/web/language/language.ts'
import { translator } from '#src/web/language/translator.ts'
import { pageTitle } from '#src/web/page-title.ts'
import { BackLink } from '#src/web/ui/back-link.tsx'
import { FormError } from '#src/web/ui/forms/form.tsx'
import { Loading } from '#src/web/ui/frame/loading.tsx'
import styles from '../plan-room.module.css'
import type { Route } from './+types/start-page.ts'
import { type Answers, chooseSteps, type PlanQuestions } from './first-steps.ts'
import { FourQuestions } from './four-questions.tsx'
import { loadPlanQuestions } from './plan-questions.server.ts'
import { openStartListBook } from './start-list-book.ts'

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
  const navigate = useNavigate()
  // What was answered so far is known by the device alone.
  const isHydrated = useHydrated()
  const [kept, setKept] = useState(true)
  const makeList = async ({ nickname, ...answers }: Answers & { nickname: string }) => {
    const book = await openStartListBook()
    const steps = chooseSteps(answers, questions.offers)
    if (await book.addList({ nickname, age: answers.age }, steps, new Date())) void navigate(PLAN_PATH)
    else setKept(false)
  }
  return (
    <div className={styles.page}>
      <BackLink to={PLAN_PATH}>{t('start_plan_link')}</BackLink>
      <h1>{t('start_title')}</h1>
      <noscript>
        <p>{t('start_needs_scripts')}</p>
      </noscript>
      {isHydrated ? (
        <FourQuestions questions={questions} onAnswered={(answers) => void makeList(answers)} />
      ) : (
        <Loading />
      )}
      <FormError>{kept ? null : t('start_not_kept')}</FormError>
    </div>
  )
}

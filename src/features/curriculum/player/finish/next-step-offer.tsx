// 'Make it my next step', where a tool offers one: on its last step, and once it is finished. What other parents answered about this tool
// is below it, because it loads later and must not move the button.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { MakeNextStep } from '#src/features/family/next-step/make-next-step.tsx'
import { fetchFigures } from '#src/features/outcomes/results/results-request.ts'
import { hasFeature } from '#src/shared/chosen-features.ts'
import { lessonKey } from '#src/shared/lesson-key.ts'
import { RESULTS_PATH } from '#src/shared/paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { track } from '#src/web/track.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import type { Lesson } from '../../curriculum.contract.ts'

export function NextStepOffer({ lesson }: { lesson: Lesson }): ReactNode {
  const { stageId, moduleId, lessonId, title, nextStep } = lesson
  if (nextStep === undefined) return null
  const key = lessonKey(stageId, moduleId, lessonId)
  return (
    <>
      <p>
        <MakeNextStep
          source={{ kind: 'tool', id: key, title }}
          choices={nextStep}
          onMade={() => track({ event: 'next_step_made', stageId, moduleId, lessonId, title })}
        />
      </p>
      {hasFeature('outcomes') ? <ResultLine lesson={key} /> : null}
    </>
  )
}

/** One line, and only once there are enough answers. */
function ResultLine({ lesson }: { lesson: string }) {
  const t = useTranslations()
  const result = useFetched(fetchFigures).value?.find(({ lessonKey }) => lessonKey === lesson)
  if (result === undefined) return null
  return (
    <p>
      {t('player_result_line', { answers: String(result.answers), share: String(result.share) })}{' '}
      <PageLink to={RESULTS_PATH}>{t('player_result_link')}</PageLink>
    </p>
  )
}

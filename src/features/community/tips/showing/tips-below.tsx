// 'What worked for other parents', under a tool: the newest tips, one's own with what became of them, and a way to write one.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { COMMUNITY_PATH } from '#src/shared/talk-paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { TellOthers } from '../tell-others.tsx'
import { fetchTips } from '../tip-requests.ts'
import styles from '../tips.module.css'
import { OwnTips } from './own-tips-list.tsx'
import { ShownTip } from './shown-tip.tsx'

export default function TipsBelow({ lessonKey }: { lessonKey: string }) {
  const t = useTranslations()
  const [load] = useState(() => () => fetchTips(lessonKey))
  const { value, failed } = useFetched(load)
  const tips = value?.tips ?? []
  // Without a network nothing of strangers is shown, and nothing of it is kept for then.
  return (
    <section className={styles.tips} aria-labelledby="tips-title">
      <h2 id="tips-title">{t('tips_title')}</h2>
      {failed ? <p>{t('tips_failed')}</p> : null}
      {value !== null && tips.length === 0 ? <p>{t('tips_none')}</p> : null}
      {tips.length === 0 ? null : (
        <>
          <p className={styles.hint}>{t('tips_note')}</p>
          <ul className={styles.list}>
            {tips.map((tip) => (
              <ShownTip key={tip.id} tip={tip} />
            ))}
          </ul>
        </>
      )}
      <OwnTips lessonKey={lessonKey} />
      <TellOthers lessonKey={lessonKey} />
      <p>
        <PageLink to={COMMUNITY_PATH}>{t('tips_rules')}</PageLink>
      </p>
    </section>
  )
}

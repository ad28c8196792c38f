// 'What worked for other parents', under a tool: the newest tips, one's own with what became of them, and a way to write one.
import { useState } from 'react'
import * as m from '#messages'
import { COMMUNITY_PATH } from '#src/shared/talk-paths.ts'
import { useFetched } from '#src/web/hooks/use-fetched.ts'
import { LANGUAGE } from '#src/web/language/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { TellOthers } from '../tell-others.tsx'
import { fetchTips } from '../tip-requests.ts'
import styles from '../tips.module.css'
import { OwnTips } from './own-tips-list.tsx'
import { ShownTip } from './shown-tip.tsx'

export default function TipsBelow({ lessonKey }: { lessonKey: string }) {
  const [load] = useState(() => () => fetchTips(lessonKey))
  const { value, failed } = useFetched(load)
  const tips = value?.tips ?? []
  // Without a network nothing of strangers is shown, and nothing of it is kept for then (M12).
  return (
    <section className={styles.tips} aria-labelledby="tips-title">
      <h2 id="tips-title">{m.tips_title(LANGUAGE)}</h2>
      {failed ? <p>{m.tips_failed(LANGUAGE)}</p> : null}
      {value !== null && tips.length === 0 ? <p>{m.tips_none(LANGUAGE)}</p> : null}
      {tips.length === 0 ? null : (
        <>
          <p className={styles.hint}>{m.tips_note(LANGUAGE)}</p>
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
        <PageLink to={COMMUNITY_PATH}>{m.tips_rules(LANGUAGE)}</PageLink>
      </p>
    </section>
  )
}

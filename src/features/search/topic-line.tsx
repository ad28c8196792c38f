// The topic of a search: one line with a picture, above what was found. It never opens by itself.
import { useTranslations } from 'use-intl'
import { ArrowEndIcon } from '#src/web/ui/icons.tsx'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { IndexedTopic } from './search-index.ts'
import styles from './topic-line.module.css'

export function TopicLine({ topic: { path, title, scene, colour } }: { topic: IndexedTopic }) {
  const t = useTranslations()
  return (
    <PageLink to={path} data-room={colour} className={styles.topic}>
      <span className={styles.scene}>
        <Picture src={scene} />
      </span>
      <span className={styles.words}>
        {t.rich('search_topic', { title, name: (words) => <strong>{words}</strong> })}
      </span>
      <ArrowEndIcon />
    </PageLink>
  )
}

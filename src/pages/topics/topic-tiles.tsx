// The topics as tiles: a small picture and a name each.
import { topicPath } from '#src/shared/content-paths.ts'
import { englishPart } from '#src/web/language/language.ts'
import { PageLink } from '#src/web/ui/page-link.tsx'
import { Picture } from '#src/web/ui/picture.tsx'
import type { TopicLink } from './topic.ts'
import styles from './topic-tiles.module.css'

/** As many as a phone shows beside each other. */
const FIRST_ROW = 3

export function TopicTiles({ topics }: { topics: readonly TopicLink[] }) {
  return (
    <ul className={styles.tiles}>
      {topics.map(({ slug, title, scene, colour, inEnglish }, index) => (
        <li key={slug}>
          <PageLink to={topicPath(slug)} data-room={colour} className={styles.tile}>
            <span className={styles.scene}>
              <Picture src={scene} first={index < FIRST_ROW} />
            </span>
            <span className={styles.name} {...englishPart(inEnglish)}>
              {title}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

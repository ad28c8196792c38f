// A traditional tool: a hook, its content and one thing to take away, in one step.
import { Markdown } from '#src/web/ui/markdown.tsx'
import type { TraditionalLesson } from '../curriculum.contract.ts'
import styles from './block-view.module.css'

export function TraditionalView({ lesson }: { lesson: TraditionalLesson }) {
  return (
    <>
      <Markdown blocks={lesson.hookTree} />
      <Markdown blocks={lesson.contentTree} />
      <p className={styles.takeaway}>{lesson.takeaway}</p>
    </>
  )
}

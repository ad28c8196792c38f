import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './loading.module.css'

/** The waiting state of a page. Here before its word, so that the word is announced. */
export function Loading({ waiting = true }: { waiting?: boolean }) {
  return (
    <p role="status" className={waiting ? styles.loading : undefined}>
      {waiting ? m.shell_loading(LANGUAGE) : null}
    </p>
  )
}

import styles from './loading.module.css'

/** The waiting state of a page. Here before its word, so that the word is announced. */
export function Loading({ waiting = true }: { waiting?: boolean }) {
  return (
    <p role="status" className={waiting ? styles.loading : undefined}>
      {waiting ? 'Loading...' : null}
    </p>
  )
}

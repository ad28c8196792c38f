// Ten codes for the day on which the phone is gone, shown once.
import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
import styles from './recovery-codes.module.css'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>{m.desk_recovery_why(LANGUAGE)}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  )
}

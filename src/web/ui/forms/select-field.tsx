// One choice out of many, in the browser's own list.
import { useId } from 'react'
import styles from './form.module.css'
import { useFieldNotes } from './form.tsx'

interface SelectFieldProps {
  label: string
  hint?: string
  /** True unless given. */
  required?: boolean
  options: { value: string; label: string }[]
  /** Empty until an option is chosen. */
  chosen: string
  onChoose: (value: string) => void
}

export function SelectField({ label, hint, required = true, options, chosen, onChoose }: SelectFieldProps) {
  const id = useId()
  const { described, faultLine } = useFieldNotes(id, hint)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {faultLine}
      <select
        {...described}
        id={id}
        required={required}
        className={styles.input}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="" />
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

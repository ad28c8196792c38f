// One choice out of a few, each large enough for a thumb.
import '#src/web/ui/forms/choices.css'
import { type ReactNode, useId } from 'react'
import { useFieldNotes } from './form.tsx'
import styles from './radio-group.module.css'

interface RadioOption<Value extends string> {
  value: Value
  label: string
  /** What it means, below its name. */
  hint?: ReactNode
}

interface RadioGroupProps<Value extends string> {
  legend: string
  options: RadioOption<Value>[]
  chosen: Value | null
  onChoose: (value: Value) => void
  /** Shown with the chosen option, such as a field for a parent's own words. */
  children?: ReactNode
}

export function RadioGroup<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  children,
}: RadioGroupProps<Value>) {
  const id = useId()
  const { described, faultLine } = useFieldNotes(id)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {faultLine}
      {options.map(({ value, label, hint }, index) => (
        <label key={value} className={styles.choice}>
          <input
            {...described}
            {...(hint === undefined
              ? {}
              : {
                  'aria-labelledby': `${id}-${index}-name`,
                  'aria-describedby': [`${id}-${index}-hint`, described['aria-describedby']].join(' ').trim(),
                })}
            id={`${id}-${index}`}
            type="radio"
            name={id}
            required
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {hint === undefined ? (
            label
          ) : (
            <span>
              <strong id={`${id}-${index}-name`}>{label}</strong>
              <br />
              <span id={`${id}-${index}-hint`}>{hint}</span>
            </span>
          )}
        </label>
      ))}
      {children}
    </fieldset>
  )
}

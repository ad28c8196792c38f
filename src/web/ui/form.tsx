// The parts of our forms: fields with their labels, boxes to tick, the error above the button.
import { type ComponentPropsWithRef, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import styles from './form.module.css'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  label: string
  hint?: string
  onChange: (value: string) => void
}

export function TextField({ label, hint, onChange, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'value' | 'onChange'> {
  label: string
  hint: string
}

/** Keeps its own text, so that what is typed before the page can answer is kept too. Read it through `ref`. */
export function TextArea({ label, hint, ...textarea }: TextAreaProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <textarea {...textarea} id={id} className={styles.input} aria-describedby={`${id}-hint`} />
    </div>
  )
}

/** A password that may be pasted, managed and looked at. */
export function PasswordField({ label, hint, ...rest }: Omit<TextFieldProps, 'type'>) {
  const [visible, setVisible] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...rest}
        type={visible ? 'text' : 'password'}
      />
      <button type="button" className={styles.show} aria-pressed={visible} onClick={() => setVisible(!visible)}>
        Show <span className="visually-hidden">{label.toLowerCase()}</span>
      </button>
    </div>
  )
}

interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  required?: boolean
  children: ReactNode
}

export function Checkbox({ checked, onChange, required = false, children }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.checkbox}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        required={required}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  )
}

/** Present from the start, so that a screen reader hears what appears in it. */
export function FormError({ children }: { children: string | null }) {
  return (
    <p role="alert" className={children === null ? undefined : styles.error}>
      {children}
    </p>
  )
}

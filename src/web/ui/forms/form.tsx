// The parts of our forms: fields with their labels and what is wrong with them, boxes to tick, the error above the button.

import { useTranslations } from 'use-intl'
import '#src/web/ui/forms/choices.css'
import {
  type ComponentPropsWithRef,
  createContext,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  use,
  useId,
  useState,
} from 'react'
import { pageLocale } from '#src/web/language/language.ts'
import { type FieldFaults, faultKey } from './fault-key.ts'
import styles from './form.module.css'
import { findFieldFaults } from './form-faults.ts'
import { type Drafts, useKeptFields } from './use-kept-fields.ts'

const FaultsContext = createContext<FieldFaults>({})
/** Whether something was changed since the form was last sent: what was said then is about other words. */
const ChangedContext = createContext(false)

interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  className?: string | undefined
  /** What its draft is called: one that is sent through `useSubmit` and has a name keeps what is typed until then. */
  keep?: string
  /** Which drafts it is one of, and forgotten with. */
  drafts?: Drafts
  children: ReactNode
}

/**
 * Says beside each field what is wrong with it, in our words and until it is changed, instead of the browser's bubble, which
 * goes away. `onSubmit` is called once every field is as its attributes ask (`required`, `type`, `minLength`).
 */
export function Form({ onSubmit, className, keep, drafts, children }: FormProps) {
  const t = useTranslations()
  const form = useKeptFields(keep, drafts)
  const [faults, setFaults] = useState<FieldFaults>({})
  const [changed, setChanged] = useState(false)
  return (
    <FaultsContext value={faults}>
      <form
        ref={form}
        noValidate
        className={className}
        onSubmit={(event) => {
          if (event.currentTarget.checkValidity()) {
            setChanged(false)
            return onSubmit(event)
          }
          event.preventDefault()
          const { faults: found, first } = findFieldFaults(t, event.currentTarget)
          setFaults(found)
          first?.focus()
        }}
        // Not on input: a list would be drawn again, unchosen, before its own change event.
        onChange={({ target }: { target: EventTarget }) => {
          setChanged(true)
          const key = faultKey(target as HTMLInputElement)
          if (key in faults) setFaults(({ [key]: _mended, ...others }) => others)
        }}
      >
        <ChangedContext value={changed}>{children}</ChangedContext>
      </form>
    </FaultsContext>
  )
}

/** The attributes of a field that has a hint, a fault or both, and the fault's words. */
export function useFieldNotes(id: string, hint?: string) {
  const fault = use(FaultsContext)[id]
  const notes = [...(hint === undefined ? [] : [`${id}-hint`]), ...(fault === undefined ? [] : [`${id}-fault`])]
  return {
    described: {
      'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
      'aria-invalid': fault === undefined ? undefined : true,
    },
    faultLine:
      fault === undefined ? null : (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      ),
  }
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  label: string
  hint?: string
  onChange: (value: string) => void
}

export function TextField({ label, hint, onChange, ...input }: TextFieldProps) {
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
      <input
        {...input}
        {...described}
        id={id}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'value' | 'onChange'> {
  label: string
  hint: string
}

/** Keeps its own text. Read it through `ref`. */
export function TextArea({ label, hint, ...textarea }: TextAreaProps) {
  const id = useId()
  const { described, faultLine } = useFieldNotes(id, hint)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      {faultLine}
      <textarea {...textarea} {...described} id={id} className={styles.input} />
    </div>
  )
}

/** A password that may be pasted, managed and looked at. */
export function PasswordField({ label, hint, ...rest }: Omit<TextFieldProps, 'type'>) {
  const t = useTranslations()
  const [visible, setVisible] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        label={label}
        {...(hint === undefined ? {} : { hint })}
        {...rest}
        data-password=""
        type={visible ? 'text' : 'password'}
      />
      <button type="button" className={styles.show} aria-pressed={visible} onClick={() => setVisible(!visible)}>
        {t.rich('forms_password_show', {
          label: label.toLocaleLowerCase(pageLocale()),
          field: (words) => <span className="visually-hidden">{words}</span>,
        })}
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
  const { described, faultLine } = useFieldNotes(id)
  return (
    <div className={styles.checkbox}>
      <input
        {...described}
        id={id}
        type="checkbox"
        checked={checked}
        required={required}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        {faultLine}
      </div>
    </div>
  )
}

/** Present from the start, so that a screen reader says what appears in it. Gone as soon as something in the form is changed. */
export function FormError({ children }: { children: ReactNode }) {
  const shown = use(ChangedContext) ? null : children
  return (
    <p role="alert" className={shown === null ? undefined : styles.error}>
      {shown}
    </p>
  )
}

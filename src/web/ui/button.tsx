// Our buttons, and links that look like them: 'main' is the one thing to do, in the colour of the rail; 'danger' is for what cannot be
// taken back.
import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { ourLanguage } from '#src/web/language/language.ts'
import styles from './button.module.css'
import { PageLink, type PageLinkProps } from './page-link.tsx'

export type ButtonLook = 'main' | 'strong' | 'quiet' | 'danger'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  className?: string | undefined
  look?: ButtonLook
  /** It is at work: said to a screen reader, and it keeps the focus that `disabled` would lose. */
  busy?: boolean
}

/** Its words are in the page's language, also inside untranslated content. */
export function Button({ look = 'quiet', className = '', busy = false, ...rest }: ButtonProps) {
  return (
    <button
      {...ourLanguage()}
      type="button"
      className={`${styles.button} ${styles[look]} ${className}`}
      aria-disabled={busy ? true : undefined}
      {...rest}
    />
  )
}

interface ButtonLinkProps extends Omit<PageLinkProps, 'className'> {
  look?: ButtonLook
  className?: string | undefined
}

export function ButtonLink({ look = 'quiet', className = '', ...rest }: ButtonLinkProps) {
  return <PageLink className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
}

interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: ButtonLook
}

/** For a place on the same page, or for a page that must open as a document of its own. */
export function ButtonAnchor({ look = 'quiet', ...rest }: ButtonAnchorProps) {
  return <a className={`${styles.button} ${styles[look]}`} {...rest} />
}

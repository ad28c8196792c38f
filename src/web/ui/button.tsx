// Our three buttons, and links that look like them: 'main' is the one thing to do, in the colour of the rail.
import type { ButtonHTMLAttributes } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

type Look = 'main' | 'strong' | 'quiet'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
}

export function Button({ look = 'quiet', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
}

interface ButtonLinkProps extends LinkProps {
  look?: Look
}

export function ButtonLink({ look = 'quiet', ...rest }: ButtonLinkProps) {
  return <Link className={`${styles.button} ${styles[look]}`} {...rest} />
}

// Our three buttons, and links that look like them: 'main' is the one thing to do, in the colour of the rail.
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = 'main' | 'strong' | 'quiet'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look
}

export function Button({ look = 'quiet', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
}

interface ButtonLinkProps {
  to: string
  look?: Look
  onClick?: () => void
  children: ReactNode
}

export function ButtonLink({ to, look = 'quiet', onClick, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={`${styles.button} ${styles[look]}`} onClick={onClick}>
      {children}
    </Link>
  )
}

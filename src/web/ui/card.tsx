// A card that leads somewhere: a picture, a name and a line about it. All of it can be pressed.
import type { ComponentProps, ReactNode } from 'react'
import styles from './card.module.css'
import { CheckIcon } from './icons.tsx'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { Picture } from './picture.tsx'

interface CardProps extends Omit<PageLinkProps, 'title' | 'children' | 'className'> {
  picture: string | undefined
  /** The colour of the toolkit whose room it is in (`tokens.css`). */
  room?: string | undefined
  title: string
  /** Above the title: what it is for, or how long it takes. */
  kicker?: string | undefined
  text?: ReactNode
  /** Ticked, once it is finished. A word says so as well. */
  done?: boolean
  /** The last line of the card, such as how long it takes. */
  children?: ReactNode
}

export function Card({ picture, room = 'night', title, kicker, text, done = false, children, ...link }: CardProps) {
  return (
    <PageLink {...link} data-room={room} className={styles.card}>
      <span className={styles.scene}>{picture === undefined ? null : <Picture src={picture} square />}</span>
      {done ? (
        <span className={styles.tick}>
          <CheckIcon />
        </span>
      ) : null}
      <span className={styles.words}>
        {kicker === undefined ? null : <span className={styles.kicker}>{kicker}</span>}
        <span className={styles.title}>{title}</span>
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
        {children === undefined ? null : <span className={styles.facts}>{children}</span>}
      </span>
    </PageLink>
  )
}

interface CardListProps extends ComponentProps<'ul'> {
  /** On a phone they leave out their line, so that more of them are on the screen. */
  brief?: boolean
}

/** Cards beside each other where there is room, and below each other on a phone. */
export function CardList({ brief = false, className = '', ...list }: CardListProps) {
  return <ul {...list} className={`${styles.list} ${brief ? styles.brief : ''} ${className}`} />
}

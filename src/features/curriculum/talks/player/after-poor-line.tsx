// After a line that closed the talk: two buttons of equal weight, one back and one on. A repair line does not always open the talk again.

import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { firstTap } from '#src/web/hooks/first-tap.ts'
import { ourLanguage } from '#src/web/language/language.ts'
import { Picture } from '#src/web/ui/picture.tsx'
import styles from './talk-player.module.css'

/** The addresses of the two drawn doors. */
export interface DoorPictures {
  back: string
  on: string
}

interface AfterPoorLineProps {
  /** The repair line; undefined when it was already said and did not help. */
  mend: string | undefined
  pictures: DoorPictures
  onBack: () => void
  onMend: () => void
}

export function AfterPoorLine({ mend, pictures, onBack, onMend }: AfterPoorLineProps) {
  const t = useTranslations()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be styled like a heading in every browser
    <div role="group" aria-labelledby="say-title" className={styles.choice}>
      <h2 id="say-title" {...ourLanguage()} tabIndex={-1} data-place data-spoken className={styles.question}>
        {t(mend === undefined ? 'talk_still_closed' : 'talk_closed')}
      </h2>
      {mend === undefined ? <p {...ourLanguage()}>{t('talk_still_closed_text')}</p> : null}
      <div className={styles.doors}>
        <Door picture={pictures.back} title={t('talk_other_line')} onPress={onBack}>
          <span {...ourLanguage()}>{t('talk_back')}</span>
        </Door>
        {mend === undefined ? null : (
          <Door picture={pictures.on} title={t('talk_put_right')} onPress={onMend}>
            <q>{mend}</q>
          </Door>
        )}
      </div>
    </div>
  )
}

interface DoorProps {
  picture: string
  title: string
  onPress: () => void
  children: ReactNode
}

function Door({ picture, title, onPress, children }: DoorProps) {
  return (
    <button type="button" data-spoken className={styles.door} onClick={firstTap(onPress)}>
      <Picture src={picture} className={styles.doorPicture} />
      <span className={styles.doorWords}>
        <strong {...ourLanguage()}>{title}</strong> {children}
      </span>
    </button>
  )
}

import { useTranslations } from 'use-intl'
import { AskedButton } from '#src/web/ui/dialogs/asked-button.tsx'
import { shutOut } from '../acts/change-lock.ts'
import { type Carer, findMaker } from '../log/carers.ts'
import styles from './share-page.module.css'
import type { SharingView } from './use-sharing.ts'

interface CarerListProps {
  view: SharingView
  shared: NonNullable<SharingView['shared']>
  onSaid: (words: string) => void
}

/** Who is in; the maker may shut each of them out. */
export function CarerList({ view, shared: { sharing, carers }, onSaid }: CarerListProps) {
  const t = useTranslations()
  const own = sharing.keys.id
  const isMaker = findMaker(carers)?.id === own
  const listed = [...carers.all.values()].filter(({ isIn }) => isIn)
  const shut = async ({ id, name }: Carer) => {
    await shutOut(view.parts, (other) => other === id)
    await view.refresh()
    onSaid(t('share_shut_out_done', { name }))
  }
  return (
    <section aria-labelledby="carers-title">
      <h2 id="carers-title">{t('share_carers_title')}</h2>
      <ul className={styles.list}>
        {listed.map((carer) => (
          <li key={carer.id}>
            <span className={styles.words}>
              <strong>{carer.id === own ? t('share_carer_you', { name: carer.name }) : carer.name}</strong>{' '}
              {carer.role === 'maker' ? <span className={styles.hint}>{t('share_role_maker')}</span> : null}
            </span>
            {isMaker && carer.id !== own ? (
              <AskedButton
                label={t('share_shut_out')}
                question={t('share_shut_out_question', { name: carer.name })}
                yes={t('share_shut_out_yes')}
                act={() => shut(carer)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

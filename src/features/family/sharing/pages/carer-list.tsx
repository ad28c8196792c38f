import * as m from '#messages'
import { LANGUAGE } from '#src/web/language/language.ts'
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
  const own = sharing.keys.id
  const isMaker = findMaker(carers)?.id === own
  const listed = [...carers.all.values()].filter(({ isIn }) => isIn)
  const shut = async ({ id, name }: Carer) => {
    await shutOut(view.parts, (other) => other === id)
    await view.refresh()
    onSaid(m.share_shut_out_done(LANGUAGE, { name }))
  }
  return (
    <section aria-labelledby="carers-title">
      <h2 id="carers-title">{m.share_carers_title(LANGUAGE)}</h2>
      <ul className={styles.list}>
        {listed.map((carer) => (
          <li key={carer.id}>
            <span className={styles.words}>
              <strong>{carer.id === own ? m.share_carer_you(LANGUAGE, { name: carer.name }) : carer.name}</strong>{' '}
              {carer.role === 'maker' ? <span className={styles.hint}>{m.share_role_maker(LANGUAGE)}</span> : null}
            </span>
            {isMaker && carer.id !== own ? (
              <AskedButton
                label={m.share_shut_out(LANGUAGE)}
                question={m.share_shut_out_question(LANGUAGE, { name: carer.name })}
                yes={m.share_shut_out_yes(LANGUAGE)}
                act={() => shut(carer)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

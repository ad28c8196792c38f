// The branches of a talk, for its author: shown by `npm run dev` only.
import { useTranslations } from 'use-intl'
import { placeTurns } from './map/place-turns.ts'
import type { Talk, TalkOption, TalkTurn } from './talk.ts'
import { turnsAt } from './walking/walk-turns.ts'

const BOX = { width: 200, height: 36 }
const STEP = { x: 230, y: 90 }

export default function TalkMap({ talk: { ages, turns: written } }: { talk: Talk }) {
  const t = useTranslations()
  const atAges = ages.flatMap((age) => turnsAt(written, age))
  const turns = written.map(({ id }) => ({ id, options: listWays(atAges.filter((turn) => turn.id === id)) }))
  const places = placeTurns(turns)
  const at = (id: string) => {
    const place = places.find((one) => one.id === id)
    return { x: (place?.column ?? 0) * STEP.x + 20, y: (place?.row ?? 0) * STEP.y + 10 }
  }
  const width = Math.max(...places.map(({ column }) => column + 1)) * STEP.x + 20
  const height = Math.max(...places.map(({ row }) => row + 1)) * STEP.y
  return (
    <figure>
      <figcaption>{t('talk_map')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true" fill="none" stroke="currentColor">
        {turns.flatMap(({ id, options }) =>
          options.map(({ say, next, best, mend }, index) => {
            const from = at(id)
            const to = at(next)
            const start = from.x + ((index + 1) * BOX.width) / (options.length + 1)
            return (
              <path
                key={`${id}-${say}-${next}`}
                d={`M${start} ${from.y + BOX.height}L${to.x + BOX.width / 2} ${to.y}`}
                strokeWidth={best ? 4 : 1.5}
                strokeDasharray={mend === undefined ? undefined : '6 4'}
              />
            )
          }),
        )}
        {places.map(({ id }) => (
          <g key={id}>
            <rect {...at(id)} {...BOX} rx="8" fill="var(--mist)" />
            <text x={at(id).x + 12} y={at(id).y + 23} fill="currentColor" stroke="none">
              {id}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Every way out of a turn once, whatever the age. */
function listWays(sameTurn: readonly TalkTurn[]): TalkOption[] {
  const ways = sameTurn.flatMap(({ options }) => options)
  return ways.filter(
    ({ say, next }, index) => ways.findIndex((other) => other.say === say && other.next === next) === index,
  )
}

// Walks every way through a talk. Pure.
import { END, type TalkAge, type TalkOption, type TalkTurn, type WrittenTurn, wordsAt } from '../talk.ts'

/** The turns as a talk goes at one age: each option leads to one turn, and can be repaired or not; turns of other ages are left out. */
export function turnsAt(turns: readonly Pick<WrittenTurn, 'id' | 'options'>[], age: TalkAge): TalkTurn[] {
  const atAge = turns.map(({ id, options }) => ({
    id,
    options: options.map(({ mend, ...option }) => ({
      ...option,
      next: wordsAt(option.next, age),
      mend: mend && { ...mend, fails: mend.fails?.includes(age) },
    })),
  }))
  const reached = findReached(atAge)
  return atAge.filter(({ id }) => reached.has(id))
}

/** The ids of the turns that some way leads to, from the first turn on. */
export function findReached(turns: readonly TalkTurn[]): Set<string> {
  const reached = new Set<string>()
  const open = turns.slice(0, 1)
  for (let turn = open.pop(); turn !== undefined; turn = open.pop()) {
    if (reached.has(turn.id)) continue
    reached.add(turn.id)
    const next = new Set(turn.options.map((option) => option.next))
    open.push(...turns.filter(({ id }) => next.has(id)))
  }
  return reached
}

/** The ids of the turns from which some way leads to the end. */
export function findEnding(turns: readonly TalkTurn[]): Set<string> {
  const ending = new Set([END])
  const isNew = ({ id, options }: TalkTurn) => !ending.has(id) && options.some(({ next }) => ending.has(next))
  for (let more = turns.filter(isNew); more.length > 0; more = turns.filter(isNew)) {
    for (const { id } of more) ending.add(id)
  }
  ending.delete(END)
  return ending
}

/** The first best option of each turn on the better way, as far as it goes without coming back to a turn. */
export function followBest(turns: readonly TalkTurn[]): { turn: TalkTurn; option: TalkOption }[] {
  const way: { turn: TalkTurn; option: TalkOption }[] = []
  let turn = turns[0]
  while (turn !== undefined && !way.some((step) => step.turn === turn)) {
    const option = turn.options.find(({ best }) => best)
    if (option === undefined) break
    way.push({ turn, option })
    turn = turns.find(({ id }) => id === option.next)
  }
  return way
}

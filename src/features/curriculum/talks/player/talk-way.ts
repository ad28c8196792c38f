// A parent's way through a talk: its state, what is said, and what can be pressed. Pure functions.
import { END, type Exchange, type TalkOption, type TalkTurn } from '../talk.ts'

/** What was pressed: an option by its place in the turn, the repair line after one that closed the talk, or the way to stop for tonight. */
export type Press = number | 'mend' | 'stop'

export type TalkState =
  /** Something is to be said. */
  | { name: 'choosing'; turn: TalkTurn }
  /** The last line closed the talk: it can be repaired. */
  | { name: 'closed'; option: TalkOption }
  /** The repair line did not open it again. */
  | { name: 'unmended' }
  | { name: 'ended' }
  | { name: 'stopped' }

/** One press with what came of it. */
export interface Step {
  press: Press
  /** Undefined when the parent said nothing more. */
  exchange: Exchange | undefined
  /** What an option did. */
  why: string | undefined
  /** For a repair line: whether it opened the talk again. */
  mended: boolean | undefined
}

export interface TalkWay {
  state: TalkState
  steps: Step[]
}

/** What can be pressed now: any option of a turn, or the repair line; and always the way to stop for tonight. */
export function canPress(state: TalkState, press: Press): boolean {
  switch (state.name) {
    case 'choosing':
      return press === 'stop' || state.turn.options[press as number] !== undefined
    case 'closed':
      return press === 'stop' || press === 'mend'
    case 'unmended':
      return press === 'stop'
    default:
      return false
  }
}

/** Replays the stored presses as far as the talk allows, because it may have been rewritten since. */
export function walkTalk(turns: readonly TalkTurn[], presses: readonly Press[]): TalkWay {
  const steps: Step[] = []
  let state = enterTurn(turns, turns[0]?.id ?? END)
  for (const press of presses) {
    if (!canPress(state, press)) break
    steps.push(describe(state, press))
    state = move(turns, state, press)
  }
  return { state, steps }
}

function move(turns: readonly TalkTurn[], state: TalkState, press: Press): TalkState {
  if (press === 'stop') return { name: 'stopped' }
  if (state.name === 'choosing') {
    const option = state.turn.options[press as number]
    if (option?.mend !== undefined) return { name: 'closed', option }
    return enterTurn(turns, option?.next ?? END)
  }
  if (state.name !== 'closed') return state
  return state.option.mend?.fails ? { name: 'unmended' } : enterTurn(turns, state.option.next)
}

function enterTurn(turns: readonly TalkTurn[], id: string): TalkState {
  const turn = turns.find((one) => one.id === id)
  return turn === undefined ? { name: 'ended' } : { name: 'choosing', turn }
}

function describe(state: TalkState, press: Press): Step {
  const step = { press, exchange: undefined, why: undefined, mended: undefined }
  if (press === 'stop') return step
  if (state.name === 'choosing') {
    const option = state.turn.options[press as number]
    return { ...step, exchange: option, why: option?.why }
  }
  const mend = state.name === 'closed' ? state.option.mend : undefined
  return { ...step, exchange: mend, mended: !mend?.fails }
}

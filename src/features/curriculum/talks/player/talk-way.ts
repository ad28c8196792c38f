// The way somebody goes through a talk: which state it is in, what is said, and what can be pressed. Pure.
import { END, type Exchange, type TalkOption, type TalkTurn } from '../talk.ts'

/** What somebody pressed: an option by its place in the turn, or what follows one that closed a door. */
export type Press = number | 'mend' | 'worse' | 'stop'

export type TalkState =
  /** Something is to be said. */
  | { name: 'choosing'; turn: TalkTurn }
  /** What was said closed a door: it can be mended, or made worse. */
  | { name: 'closed'; option: TalkOption }
  /** It was made worse: it can still be mended, or left for tonight. */
  | { name: 'heated'; option: TalkOption }
  | { name: 'ended' }
  | { name: 'stopped' }

/** One press with what came of it. */
export interface Step {
  press: Press
  /** Undefined where nothing was said any more. */
  exchange: Exchange | undefined
  /** What an option did. */
  why: string | undefined
}

export interface TalkWay {
  state: TalkState
  steps: Step[]
}

export interface Choice {
  press: Press
  /** Undefined for stopping: the page has its own words for that. */
  say: string | undefined
}

/** What can be said now, in the order in which it is shown. */
export function listChoices(state: TalkState): Choice[] {
  switch (state.name) {
    case 'choosing':
      return state.turn.options.map(({ say }, press) => ({ press, say }))
    case 'closed': {
      const { mend, worse } = state.option
      const others: Choice[] = worse === undefined ? [] : [{ press: 'worse', say: worse.say }]
      return [...others, { press: 'mend', say: mend?.say }]
    }
    case 'heated':
      return [
        { press: 'mend', say: state.option.mend?.say },
        { press: 'stop', say: undefined },
      ]
    default:
      return []
  }
}

/** Goes as far along the presses as the talk has a way: it may have been written anew since they were kept. */
export function walkTalk(turns: readonly TalkTurn[], presses: readonly Press[]): TalkWay {
  const steps: Step[] = []
  let state = enterTurn(turns, turns[0]?.id ?? END)
  for (const press of presses) {
    if (!listChoices(state).some((choice) => choice.press === press)) break
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
  if (state.name !== 'closed' && state.name !== 'heated') return state
  return press === 'mend' ? enterTurn(turns, state.option.next) : { name: 'heated', option: state.option }
}

function enterTurn(turns: readonly TalkTurn[], id: string): TalkState {
  const turn = turns.find((one) => one.id === id)
  return turn === undefined ? { name: 'ended' } : { name: 'choosing', turn }
}

function describe(state: TalkState, press: Press): Step {
  if (state.name === 'choosing') {
    const option = state.turn.options[press as number]
    return { press, exchange: option, why: option?.why }
  }
  const option = state.name === 'closed' || state.name === 'heated' ? state.option : undefined
  const exchange = press === 'mend' ? option?.mend : press === 'worse' ? option?.worse : undefined
  return { press, exchange, why: undefined }
}

// How often, how much and how many of shared notebooks (K14). What is counted by a notebook or at each look is counted in memory
// only: a row would say to the second when somebody wrote (K11).

import { tallyOfEachApp } from '#src/platform/http/network-tally.ts'
import type { Limit } from '#src/platform/http/rate-limit.ts'
import { DAY_SECONDS } from '#src/shared/duration.ts'

const MINUTE = 60

/** By day, so that nobody learns at which hour a plan was first shared. */
export const NOTEBOOKS_DAY: Limit = { name: 'notebooks-day', max: 10, widerMax: 50, seconds: DAY_SECONDS, byDay: true }
/** The operator hears of it this often, however many processes there are. */
export const NO_ROOM_LOG: Limit = { name: 'notebooks-room-log', max: 1, seconds: DAY_SECONDS, byDay: true }

/** Of one notebook. */
export const UPDATES_MINUTE = { max: 60, seconds: MINUTE }
/** Of one notebook and network: a home with six open tabs asks 72 times. */
export const askings = tallyOfEachApp({ max: 600, seconds: MINUTE })
/** Of one network. A device that was shut out and left open asks 180 times, and is to be told each time. */
export const wrongKeys = tallyOfEachApp({ max: 1_200, seconds: 15 * MINUTE })
/** Of one network: looking and joining. */
export const invitationTries = tallyOfEachApp({ max: 300, seconds: 15 * MINUTE })

export const OPEN_INVITATIONS_MOST = 10
/** Bytes of updates in one answer, unless a single one is larger. */
export const ANSWER_BYTES = 256 * 1024
/** What updates are counted in. */
export const STEP_BYTES = 1024

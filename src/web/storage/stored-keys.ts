// Everything that we keep in the browser's storage, by name. `storage.ts` takes no other name: what is not in this list
// cannot be kept, and what is in it can be forgotten.

/** Traces of what a person did on this device: removed when they log out. */
export const TRACES = [
  'userProgress',
  'lessonSteps',
  'lessonAnswers',
  'lessonExercises',
  'lessonLadders',
  'childAges',
  'checklistTicks',
  'talkAge',
  'talkWays',
  'planAnswers',
  'knownClassAgreements',
  'formDrafts',
  'planDrafts',
  'issueDrafts',
] as const

/** The sign-in, the choices, what still has to be sent to an account, when the plan asks next, whether
 * it is shared, the codes that take tips back, the language of the pages, the nation of the UK, and for a moment what every tab shall forget. */
const OTHERS = [
  'authToken',
  'deviceId',
  'progressOutbox',
  'cookieConsent',
  'challengeRotation',
  'nextQuestion',
  'sharesPlan',
  'ownTips',
  'language',
  'nation',
  'forgotten',
] as const

export const STORED_KEYS = [...TRACES, ...OTHERS] as const

export type StoredKey = (typeof STORED_KEYS)[number]

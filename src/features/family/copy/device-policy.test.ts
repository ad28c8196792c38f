// The privacy policy lists what the device keeps, and nothing is kept there that it does not list: a new key or a new table of the
// plan fails here until `ON_THE_DEVICE` or `PLAN_TABLES` says which line of `content/en/pages/privacy.md` speaks of it.
import { expect, test } from 'vitest'
import { contentFile, readText } from '#src/platform/content/content-file.ts'
import type { Language } from '#src/shared/languages.ts'
import { STORED_KEYS, type StoredKey } from '#src/web/storage/stored-keys.ts'
import { COPIED_TABLES } from './plan-copy.ts'

/** What a browser stores, by the beginning of the line that describes it; null for a key that holds no personal data. */
const ON_THE_DEVICE: Record<StoredKey, string | null> = {
  userProgress: 'which tools you have finished',
  lessonSteps: 'which tools you have finished',
  lessonAnswers: 'your answers in a tool',
  lessonExercises: 'your answers in a tool',
  lessonLadders: 'your answers in a tool',
  childAges: 'how old your child is',
  checklistTicks: 'the boxes you ticked',
  talkAge: 'what you said in a talk',
  talkWays: 'what you said in a talk',
  planAnswers: 'the rest of our plan',
  knownClassAgreements: 'the class agreements',
  formDrafts: 'what you type into a form',
  planDrafts: 'what you type into a form',
  // Words for the weekly tip, on the device of an operator.
  issueDrafts: null,
  authToken: 'if you log in',
  deviceId: 'if you log in',
  progressOutbox: 'if you log in',
  cookieConsent: 'your choice about cookies',
  challengeRotation: 'whether you stopped the changing cards',
  nextQuestion: 'your next steps',
  sharesPlan: 'if you share our plan',
  ownTips: 'the tips you wrote',
  language: 'the language you chose',
  nation: 'which nation of the UK',
  forgotten: null,
}
const PLAN_TABLES: Record<string, string> = {
  nextSteps: 'your next steps',
  agreement: 'the rest of our plan',
  agreementEvents: 'the rest of our plan',
  agreementReviews: 'the rest of our plan',
  agreementSignatures: 'the rest of our plan',
  agreementSlips: 'the rest of our plan',
  trialDays: 'the rest of our plan',
  trials: 'the rest of our plan',
  steps: 'the rest of our plan',
}

function listedIn(language: Language): string[] {
  const policy = readText(contentFile(language, 'pages/privacy.md'))
  const [, ofDevice = ''] = policy.split(/^## /m)
  return ofDevice.split('\n').filter((line) => line.startsWith('- '))
}

const said = listedIn('en')
const speaksOf = (begun: string | undefined) => said.some((line) => line.startsWith(`- ${begun}`))

test('all that a browser keeps is a line of the policy', () => {
  for (const key of STORED_KEYS) {
    const begun = ON_THE_DEVICE[key]
    if (begun !== null) expect(speaksOf(begun), key).toBe(true)
  }
})

test('so is all of the family plan', () => {
  for (const { name } of COPIED_TABLES) expect(speaksOf(PLAN_TABLES[name]), name).toBe(true)
})

test.each(['pl', 'cy', 'ur'] as const)('the policy in %s lists as much', (language) => {
  expect(listedIn(language)).toHaveLength(said.length)
})

// The rules of what the plan offers can fail: a challenge, and what the four questions lead to.
import { swap } from '../../testing/content/content-fixture.ts'
import { LONG, testRules } from './broken-content.ts'

const CHALLENGE = 'things-to-try/phone-beds.md'
const QUESTIONS = 'plan-questions.yaml'

const LINES = 'agreement-lines.yaml'

testRules([
  [
    'a word of a race in a line of the agreement',
    { [LINES]: swap('My phone sleeps in the hall.', 'I never fall behind.') },
    /agreement-lines\.yaml:\d+: It says "behind"/,
  ],
  [
    'a long sentence in a line of the agreement',
    { [LINES]: swap('My phone sleeps in the hall.', `My phone${' so'.repeat(20)} sleeps.`) },
    /agreement-lines\.yaml:\d+: A sentence has 23 words/,
  ],
  [
    'an agreement without a promise of an adult',
    { [LINES]: swap('kind: adult', 'kind: child') },
    /agreement-lines\.yaml: No adult promises anything for the age under-5/,
  ],
  [
    'two lines of the agreement with one id',
    {
      [LINES]: (text) =>
        `${text}  - { id: phone-in-hall, room: meals, kind: all, what: We eat without screens., why: So that we can talk. }\n`,
    },
    /agreement-lines\.yaml: Two lines have the id "phone-in-hall"/,
  ],
  [
    'a word of a race',
    { [CHALLENGE]: swap('Put yours to bed too.', 'Keep your streak too.') },
    /phone-beds\.md:\d+: It says "streak"/,
  ],
  [
    'a long sentence in a challenge',
    { [CHALLENGE]: swap('One small study.', LONG(21)) },
    /phone-beds\.md:\d+: A sentence has 21 words/,
  ],
  [
    'two things in one step',
    { [CHALLENGE]: swap('to bed on one night.', 'to bed. Sleep.') },
    /phone-beds\.md:\d+: "Put the phones to bed\. Sleep\." is no one sentence/,
  ],
  [
    'a long step',
    { [CHALLENGE]: swap('tiny: Put', `tiny: Put${' so'.repeat(12)}`) },
    /phone-beds\.md:\d+: A step has \d\d words/,
  ],
  [
    'a step without its verb first',
    { [CHALLENGE]: swap('tiny: Put', 'tiny: You put') },
    /phone-beds\.md:\d+: "You put .*" starts late/,
  ],
  [
    'a first step that leads nowhere',
    { [QUESTIONS]: swap('title: Look, path: /help', 'title: Look, path: /hlep') },
    /plan-questions\.yaml:\d+: The link leads to \/hlep/,
  ],
  [
    'a kind that has nothing for some',
    { [QUESTIONS]: swap('title: Look, path: /help', 'title: Look, path: /help, for: { apps: [games] }') },
    /plan-questions\.yaml: The last setting is not for everybody/,
  ],
  [
    'an answer that is not offered',
    { [QUESTIONS]: swap('worries: [sleep]', 'worries: [slep]') },
    /plan-questions\.yaml:\d+: offers\.talk\[0\]\.for\.worries: No answer has the id "slep"/,
  ],
])

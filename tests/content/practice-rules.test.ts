// What a tool asks, plans and says on a bad night: each rule has a text here that breaks it.
import { lessonText, NOW_TEXT, swap } from '../../testing/content/content-fixture.ts'
import { FIRST, LONG, testRules } from './broken-content.ts'

const SO = 'So so so so so so so so so so. '
const ALL_IDS = ['1', '2', '3'].flatMap((toolkit) => ['1', '2', '3', '4'].map((place) => `${toolkit}.${place}`))

/** A serious tool whose `## now` was changed. */
function seriousWith(change: (text: string) => string): (text: string) => string {
  return (text) => `${text.replace('help: [emergency]', 'help: [emergency]\ntone: serious')}\n${change(NOW_TEXT)}`
}

testRules([
  [
    'feedback too short',
    { [FIRST]: (text) => text.replace(/feedback: .*/, 'feedback: Not that.') },
    /The feedback of option a has 2 words/,
  ],
  [
    'feedback too long',
    { [FIRST]: (text) => text.replace(/feedback: .*/, `feedback: ${'A few words. '.repeat(27)}`) },
    /The feedback of option a has 81 words/,
  ],
  [
    'the same place',
    Object.fromEntries(['1.1', '1.2', '1.3'].map((id) => [`launch/module1/${id}-calm.md`, lessonText(id, 'a')])),
    /module1\/module\.yaml: The right answer stands in place 1 in 3 of 4 quizzes/,
  ],
  [
    'the longest is right',
    Object.fromEntries(['1.1', '1.2', '1.4'].map((id) => [`launch/module1/${id}-calm.md`, lessonText(id, 'c')])),
    /module1\/module\.yaml: The right answer is the longest in 4 of 4 quizzes/,
  ],
  [
    'a reflection',
    Object.fromEntries(
      ['1.1', '1.2', '1.3', '1.4'].map((id) => [`launch/module1/${id}-calm.md`, swap('correct: ""', 'correct: b')]),
    ),
    /module1\/module\.yaml: No tool of the toolkit has a question without a right answer/,
  ],
  [
    'what is for 9 to 12 does not ask the question about suicide',
    { [FIRST]: swap('Let them name the end.', 'Ask: are you thinking about suicide?') },
    /md:\d+: "At 9 to 12" asks the question about suicide/,
  ],
  ['an age part', { [FIRST]: swap('#### At 9 to 12', '#### Else') }, /md:\d+: planApply has no part "At 9 to 12"/],
  [
    'age parts in order',
    {
      [FIRST]: (text) =>
        text
          .replace('#### At 5 to 8', '#### x')
          .replace('#### At 9 to 12', '#### At 5 to 8')
          .replace('#### x', '#### At 9 to 12'),
    },
    /The parts for children are out of order/,
  ],
  [
    'a long plan',
    { [FIRST]: swap('2. Sit near.', `2. ${SO.repeat(30)}`) },
    /1\.1-calm\.md:\d+: planApply has \d+ open words\. Keep to 260/,
  ],
  [
    'the first step',
    { [FIRST]: swap('**Alone, tonight:**', 'Soon') },
    /The first step of the plan does not say whether the child must be awake/,
  ],
  [
    'an open percentage',
    { [FIRST]: swap('- **One** thing', '- It helped 27% of them.') },
    /md:\d+: A figure of a study stands open: "It helped/,
  ],
  [
    'a second if-then',
    { [FIRST]: swap('- **One** thing', '- If it is late, then sit near.') },
    /A second if-then: "If it is late/,
  ],
  [
    'a tool by its number',
    { [FIRST]: swap('- **One** thing', '- Turn to tool 3.5.') },
    /1\.1-calm\.md:\d+: A tool is called by its number/,
  ],
  [
    'a forbidden word',
    { [FIRST]: swap('- **One** thing', '- He committed suicide.') },
    /md:\d+: "committed suicide" must not be said/,
  ],
  [
    'a serious tool without now',
    { [FIRST]: swap('help: [emergency]', 'help: [emergency]\ntone: serious') },
    /md:9: The tool is serious and has no "## now"/,
  ],
  ['a long action', { [FIRST]: seriousWith(swap('Block the account.', LONG(31))) }, /Action 3 of now has 31 words/],
  ['few actions', { [FIRST]: seriousWith(swap('4. Report it together.\n', '')) }, /now has 3 actions/],
  ['few words not to say', { [FIRST]: seriousWith(swap('- shout\n', '')) }, /now has 2 lines below "Don't"/],
  ['nothing to tap', { [FIRST]: seriousWith(swap('[999](tel:999)', '999')) }, /No action of now has a number to tap/],
  ['a long page', { [FIRST]: seriousWith(swap('**Later:** ', `**Later:** ${SO.repeat(60)}`)) }, /now has \d+ words/],
  [
    'a long heading',
    { [FIRST]: seriousWith(swap('### Somebody wants money', `### ${'Somebody '.repeat(8)}`)) },
    /The heading of now has 71 characters/,
  ],
  [
    'no short answer',
    { [FIRST]: (text) => text.replace(/shortAnswer:\n(?: {2}.*\n)+/, '') },
    /The tool has no "shortAnswer"/,
  ],
  [
    'a long short answer',
    { [FIRST]: swap('say: Where', `say: ${LONG(60)} Where`) },
    /md:10: The short answer has \d\d words/,
  ],
  ['when', { [FIRST]: swap('do: Tonight, sit', 'do: Sit') }, /md:11: It does not say when/],
  ['twice not', { [FIRST]: swap('dont: pull', "dont: Don't pull") }, /The page says "Don't" already/],
  ['no promise', { [FIRST]: (text) => text.replace(/nextStep:\n(?: {2}.*\n)+/, '') }, /The tool has no "nextStep"/],
  ['a cue with if', { [FIRST]: swap('- it is ten', '- If it is ten') }, /md:15: The page says "If" already/],
  ['an action with I', { [FIRST]: swap('- say one kind', '- I say one kind') }, /The page says "then I" already/],
  ['a long reason', { [FIRST]: swap('reason: They shouted', `reason: ${LONG(9)}`) }, /The reason has 9 words/],
  ['no why', { [FIRST]: (text) => text.replace(/why: It names.*\n/, '') }, /The question has no "why"/],
  ['a long why', { [FIRST]: swap('why: It names', 'why: One. Two. It names') }, /"why" has 4 sentences/],
  [
    'an option much longer than another',
    { [FIRST]: swap('text: Pull the plug at once.', 'text: Pull the plug at once, and say nothing.') },
    /1\.1-calm\.md:\d+: The options of "What is the best next move\?" have 23 to 39 characters/,
  ],
  [
    'right answers that ask more often than others',
    Object.fromEntries(ALL_IDS.map((id) => [`launch/module${id[0]}/${id}-calm.md`, lessonText(id, 'b')])),
    /12 of 12 right answers ask something, and 0 of 24 others/,
  ],
  [
    'right answers that never ask while others do',
    Object.fromEntries(ALL_IDS.map((id) => [`launch/module${id[0]}/${id}-calm.md`, lessonText(id, 'a')])),
    /0 of 12 right answers ask something, and 12 of 24 others/,
  ],
  [
    'others that thank while right answers never do',
    Object.fromEntries(
      ALL_IDS.map((id) => [
        `launch/module${id[0]}/${id}-calm.md`,
        lessonText(id, 'a').replace('text: Wait for an hour or more.', 'text: Thank them, and wait.'),
      ]),
    ),
    /0 of 12 right answers thank, are glad or say sorry, and 12 of 24 others/,
  ],
  [
    'each exercise',
    { 'launch/module1/1.2-calm.md': lessonText('1.1', 'a').replaceAll('1.1', '1.2') },
    /The exercise "order" is used in 2 tools/,
  ],
  [
    'if and then',
    { [FIRST]: swap('If it is ten minutes to tea, then', 'At ten minutes to tea') },
    /nextStepCommitment is not an if-then plan/,
  ],
])

// The rules of a talk can fail.
import { expect, test } from 'vitest'
import type { WrittenTurn } from '#src/features/curriculum/talks/talk.ts'
import { swap } from '../../testing/content/content-fixture.ts'
import { TALK_TEXT } from '../../testing/content/talk-text.ts'
import { HARD, LONG, testRules } from './broken-content.ts'
import { checkTalkTone } from './rules/talk-rules.ts'

const TALK = 'talks/no-phone.md'
const CLOSED = "So you don't trust me."

/** A turn that only leads to itself. */
const DEEP = `
## deep

\`\`\`yaml
options:
  - { say: One., answer: Hm., why: It waits., best: true, next: deep }
  - { say: Two., answer: Hm., why: It waits., next: deep }
  - { say: Three., answer: Hm., why: It waits., next: deep }
\`\`\`
`

/** The turn "silence" is only for a child of 13 and over. */
const onlyAt13 = swap('next: silence', 'next: {"9": tells, "11": tells, "13": silence}')

/** The second option of each turn is the best one. */
function moveBest(text: string): string {
  return text
    .replaceAll('    best: true\n', '')
    .replaceAll(/(options:\n {2}- (?:.|\n)*?\n {2}- (?:.|\n)*?why: .*\n)/g, '$1    best: true\n')
}

testRules([
  [
    'a turn that is never reached',
    { [TALK]: swap('next: silence', 'next: tells') },
    /no-phone\.md:\d+: The turn "silence" is never reached/,
  ],
  [
    'a turn without a way to an end',
    { [TALK]: (text) => text.replaceAll('next: end', 'next: asks') },
    /no-phone\.md:\d+: From the turn "asks" no way leads to an end/,
  ],
  [
    'a detour without a way back',
    { [TALK]: (text) => swap('next: end', 'next: deep')(text) + DEEP },
    /no-phone\.md:\d+: From the turn "deep" no way leads to an end/,
  ],
  [
    'fewer than two mended ways',
    {
      [TALK]: swap(
        '    mend:\n      say: I was lecturing. Tell me what I got wrong.\n      answer: It is how they talk.\n',
        '',
      ),
    },
    /no-phone\.md:\d+: The options that can be mended are 1\. Give at least 2/,
  ],
  [
    'a better way that never ends',
    { [TALK]: (text) => text.replace(/(best: true\n {4}next:) end/, '$1 asks') },
    /no-phone\.md:\d+: The best options go in a circle/,
  ],
  [
    'a turn that is none',
    { [TALK]: swap('next: silence', 'next: silent') },
    /no-phone\.md:\d+: options\[2\]\.next: There is no turn "silent"/,
  ],
  [
    'three best options',
    { [TALK]: (text) => text.replaceAll(/( {4}why: (?:A door|It puts).*\n)/g, '$1    best: true\n') },
    /The turn "asks" has 3 best options/,
  ],
  ['two turns of one name', { [TALK]: swap('## silence', '## asks') }, /no-phone\.md:\d+: Two turns are called "asks"/],
  [
    'words of no turn',
    { [TALK]: swap('## silence\n', '## silence\n\nShe waits.\n') },
    /no-phone\.md:\d+: Here should be a turn/,
  ],
  [
    'an age that is left out',
    { [TALK]: swap(`, "13": ${CLOSED}`, '') },
    /options\[0\]\.answer: There are no words for the age "13"/,
  ],
  [
    'an age that the talk is not for',
    { [TALK]: swap('ages: ["9", "11", "13"]', 'ages: ["9", "11"]') },
    /opens: The talk is not for the age "13"/,
  ],
  [
    'an answer that is no text',
    { [TALK]: swap('answer: Fine.', 'answer: [Fine]') },
    /This is neither one text nor one for each age/,
  ],
  [
    'a line that is to mend and mends at no age',
    {
      [TALK]: swap(
        '      answer: "[Turns round.] Really?"',
        '      answer: "[Turns round.] Really?"\n      fails: ["9", "11", "13"]',
      ),
    },
    /It mends nothing at any age/,
  ],
  [
    'a child under 13 is not asked about suicide as the one right answer',
    { [TALK]: swap('say: Who has one, and what for?', 'say: Are you thinking about suicide?') },
    /no-phone\.md:\d+: A child under 13 is asked about suicide/,
  ],
  [
    'what puts a talk right at under 13 does not ask about suicide',
    { [TALK]: swap('say: Fair. Your side first, then mine.', 'say: Are you thinking about suicide?') },
    /no-phone\.md:\d+: A child under 13 is asked about suicide/,
  ],
  [
    'an option leads somewhere at each age that comes to it',
    { [TALK]: swap('next: silence', 'next: {"9": silence, "11": silence}') },
    /options\[2\]\.next: There are no words for the age "13"/,
  ],
  [
    'a turn that only one age comes to has words for this age alone',
    {
      [TALK]: (text) =>
        onlyAt13(text).replace(
          'say: Then we leave it.\n    answer: Fine.',
          'say: Then we leave it.\n    answer: {"9": Fine., "13": Fine.}',
        ),
    },
    /options\[1\]\.answer: The talk is not for the age "9"/,
  ],
  [
    'a serious talk without help',
    { [TALK]: swap('help: []', 'help: []\ntone: serious') },
    /A serious talk names no help line/,
  ],
  ['a long answer', { [TALK]: swap('Nearly all of them.', LONG(21)) }, /no-phone\.md:\d+: This has 21 words/],
  [
    'a long option',
    { [TALK]: swap('say: Then we leave it.', `say: ${LONG(13)} ${LONG(13)}`) },
    /no-phone\.md:\d+: This has 26 words/,
  ],
  [
    'a long reason',
    { [TALK]: swap('why: It is a lecture.', `why: ${LONG(11)} ${LONG(10)}`) },
    /no-phone\.md:\d+: This has 21 words/,
  ],
  [
    'hard words',
    { [TALK]: swap('why: It is about you.', `why: ${HARD.repeat(60)}`) },
    /no-phone\.md:1: The reading grade is/,
  ],
  [
    'quotation marks around an answer',
    { [TALK]: swap('answer: You have one.', `answer: '"You have one."'`) },
    /stands in quotation marks/,
  ],
  [
    'a promise that says its first word twice',
    { [TALK]: swap('cue: she asks', 'cue: If she asks') },
    /The page says "If" already/,
  ],
  ['the best option always in the same place', { [TALK]: moveBest }, /The best option has the same place in each turn/],
  [
    'something that we do not say',
    { [TALK]: swap('You list needs', 'Good parents set limits. You list needs') },
    /no-phone\.md:\d+: ".*" must not be said/,
  ],
  ['two talks in one place', { 'talks/other.md': TALK_TEXT }, /no-phone\.md:3: place: "other" has this place too/],
])

/** Twenty turns with one best line and two others. */
function turnsWith(best: string, others: string): { turns: WrittenTurn[] } {
  const option = { answer: 'Hm.', why: 'It waits.', next: 'end' }
  const options = [{ ...option, say: best, best: true as const }, ...[1, 2].map(() => ({ ...option, say: others }))]
  return { turns: Array.from({ length: 20 }, (_, place) => ({ id: `turn-${place}`, ages: ['9'], options })) }
}

test('over all talks the best lines cannot be guessed by their tone or their length', () => {
  const problems = (best: string, others: string) =>
    checkTalkTone('talks', [turnsWith(best, others)]).map(({ problem }) => problem)
  expect(problems('We wait.', 'We leave.')).toEqual([])
  expect(problems('Is it?', 'It is so.')).toEqual(['20 of 20 right answers ask something, and 0 of 40 others.'])
  expect(problems('We wait here.', 'We leave.')).toEqual(['The longest line is a best one in 20 of 20 turns of talks.'])
})

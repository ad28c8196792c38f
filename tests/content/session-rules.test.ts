// What a session is made of, and how it reads: each rule has a text here that breaks it.
import { expect, test } from 'vitest'
import { lessonText, swap } from '../../testing/content/content-fixture.ts'
import { LONG, linesOf, testRules } from './broken-content.ts'
import { SESSION_FRONT, SESSION_SECTIONS } from './session-text.ts'

const FILE = 'explorersGuide/module1/1.1-calm.md'
const front = lessonText('1.1').slice(0, lessonText('1.1').indexOf('---\n\n## '))
const SESSION = `${front}${SESSION_FRONT}---\n\n${SESSION_SECTIONS}`
const broken = (before: string, after: string) => ({ [FILE]: swap(before, after)(SESSION) })

test('a session that keeps every rule', () => {
  expect(linesOf({ [FILE]: SESSION }).filter((line) => line.includes(FILE))).toEqual([])
})

testRules([
  ['a tool among the sessions', { [FILE]: lessonText('1.1') }, /1\.1-calm\.md:1: The Explorer's Guide holds sessions/],
  [
    'a session elsewhere',
    { 'launch/module1/1.1-calm.md': SESSION },
    /1\.1-calm\.md:2: Only the Explorer's Guide has sessions/,
  ],
  ['without its rule', broken('licence: We can stop and show.\n', ''), /The session has no "licence"/],
  ['a section is missing', broken('## cards', '## carts'), /There is no section "carts"/],
  ['a turn without its words for SEND', broken('    send:\n      say: Put it down.\n', '    send:\n'), /send\.say/],
  ['a drawing that is not there', broken('face-down', 'face-up'), /send\.drawing: There is no drawing "face-up"/],
  ['two choices of one kind', broken('kind: good', 'kind: risky'), /The card has no choice that is "good"/],
  [
    'too few turns',
    { [FILE]: SESSION.replace(/ {2}- who: both[\s\S]*?face-down\n/, '') },
    /1\.1-calm\.md:\d+: The session has 3 turns\. Write 4 to 6/,
  ],
  [
    'too few cards',
    { [FILE]: SESSION.replace(/ {2}- situation: A friend[\s\S]*?parcel-message\n/, '') },
    /The session has 1 cards\. Write 2 to 3/,
  ],
  ['a long situation', broken('A friend wants your code.', LONG(36)), /The situation has 36 words\. Keep to 35/],
  ['a long turn', broken('Make the phone quiet.', 'Do it now. '.repeat(11)), /The turn has 33 words\. Keep to 30/],
  [
    'a hard turn',
    broken('Make the phone quiet.', 'Demonstrate responsible notification management.'),
    /The reading grade of a turn that a child reads is \d+\.\d/,
  ],
  [
    'hard words for SEND',
    { [FILE]: SESSION.replaceAll('Put it down.', 'Position the telephone carefully.') },
    /reading grade of a turn that a child reads/,
  ],
  [
    'turns that are hard on the whole',
    {
      [FILE]: SESSION.replace('Make the phone quiet.', 'Now you hold the paper, and you put it on silent right here.')
        .replace('Say it. Stop and show!', 'Now you hold the paper, and you put it on silent right here.')
        .replaceAll('Put it down.', 'Now you hold the paper, and you put it on silent right here.'),
    },
    /The median reading grade of the turns that a child reads is 3\.\d/,
  ],
  ['the promise of every session', broken('Telling never costs the phone.', 'Go.'), /telling never costs the phone/],
  [
    'long words for the grown-up',
    broken('You are the grown-up here.', 'You are here. '.repeat(80)),
    /"parent" has 2\d\d open words/,
  ],
  ['long words when it goes wrong', broken('Say thank you', 'Say it. '.repeat(60)), /"goesWrong" has 1\d\d open words/],
  ['a part is missing', broken('#### In a second home', '#### In a home'), /goesWrong has no part "In a second home/],
  [
    'a serious session without its page for now',
    broken('---\n\n## parent', 'tone: serious\n---\n\n## parent'),
    /The tool is serious and has no "## now"/,
  ],
])

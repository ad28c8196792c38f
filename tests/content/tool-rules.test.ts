// What a tool consists of, and how it reads: each rule has a text here that breaks it.
import { lessonText, swap } from '../../testing/content/content-fixture.ts'
import { FIRST, HARD, LONG, testRules } from './broken-content.ts'

/** The tool with a claim of two figures and a chart. @param marks its bars or dots, as YAML */
function chartOf(marks: string): (text: string) => string {
  const front = `chart:\n  title: How it ended\n  caption: In a small study.\n  evidence: S1\n${marks}\nscene:`
  return (text) =>
    swap('scene:', front)(swap('Endings went better', '27%, and one in five, of the endings went better')(text))
}

const TWENTY_ONE = `${LONG(21)} `

const TEEN_VIEW = 'teenView: { says: Ask me., behind: They like to be asked. }'

testRules([
  [
    'parts of the Teen Guide elsewhere',
    { [FIRST]: swap('scene:', `${TEEN_VIEW}\nscene:`) },
    /1\.1-calm\.md:\d+: Only the Teen Guide has "teenView" and "ladder"/,
  ],
  [
    'a teen tool without its ladder',
    { 'teenGuide/module1/1.1-calm.md': lessonText('1.1') },
    /teenGuide\/module1\/1\.1-calm\.md:\d+: The tool has no "ladder"/,
  ],
  [
    'parts for ages of a teen tool',
    { 'teenGuide/module1/1.1-calm.md': lessonText('1.1') },
    /teenGuide\/module1\/1\.1-calm\.md:\d+: planApply has no part "At 13 and 14"/,
  ],
  ['link to no page', { [FIRST]: swap('(/help)', '(/hlep)') }, /1\.1-calm\.md:\d+: The link leads to \/hlep/],
  [
    'link with a refused scheme',
    { [FIRST]: swap('(/help)', '(http://a.uk)') },
    /"http:\/\/a\.uk" would be shown without/,
  ],
  [
    'reading grade of a tool',
    { [FIRST]: swap('### Why stopping is hard', `### Why\n\n${HARD.repeat(60)}`) },
    /The reading grade is \d+\.\d\. Bring it to 8/,
  ],
  [
    'median of a toolkit',
    Object.fromEntries(
      ['1.1', '1.2', '1.3'].map((id) => [
        `launch/module1/${id}-calm.md`,
        swap('### Why stopping is hard', `### Why\n\n${HARD.repeat(40)}`),
      ]),
    ),
    /module1\/module\.yaml: The median reading grade of the toolkit is/,
  ],
  [
    'a sentence above 35 words',
    { [FIRST]: swap('- **One** thing', LONG(36)) },
    /1\.1-calm\.md:\d+: A sentence has 36 words: "So so/,
  ],
  [
    'too many long sentences',
    { [FIRST]: swap('- **One** thing', TWENTY_ONE.repeat(20)) },
    /2[01] of \d+ sentences have more than 20 words\. At most 1 in 12/,
  ],
  [
    'takeaway',
    { [FIRST]: swap('keyTakeaway: Ask', `keyTakeaway: ${LONG(20)} Ask`) },
    /keyTakeaway has 28 words\. Keep to 25/,
  ],
  [
    'explore too short',
    { [FIRST]: (text) => text.replace(/(### Why stopping is hard\n\n)[\s\S]*?(\n\n## under)/, '$1Few words.$2') },
    /exploreDiscover has 2 words\. Write at least 100/,
  ],
  [
    'help presence',
    { [FIRST]: swap('- **One** thing', '- Some people use blackmail.') },
    /1\.1-calm\.md:\d+: The tool speaks of "blackmail" and "help" lacks childline, nspcc-helpline/,
  ],
  [
    'help lines of a serious tool',
    { [FIRST]: swap('help: [emergency]', 'help: [emergency]\ntone: serious') },
    /1\.1-calm\.md:\d+: The tool is serious and "help" lacks childline, nspcc-helpline/,
  ],
  [
    'too short a tool',
    { [FIRST]: (text) => text.replace(/(### (?:Tea|A new).*\n\n).*/g, '$1Words.') },
    /The tool takes 4 minutes/,
  ],
  [
    'too long a tool',
    { [FIRST]: swap('- **One** thing', 'We go on. '.repeat(900)) },
    /The tool takes 1\d minutes|The tool takes 2\d minutes/,
  ],
  [
    'a chart of a figure that no claim says',
    { [FIRST]: chartOf('  unit: "%"\n  bars:\n    - { label: ended better, value: 28 }') },
    /1\.1-calm\.md:\d+: No claim on "S1" says "28%"\. Draw only what a claim says/,
  ],
  [
    'a chart that is drawn as another share than it says',
    { [FIRST]: chartOf('  dots: { counted: 1, of: 4, label: ended better, says: one in five }') },
    /"one in five" is drawn as another share/,
  ],
  [
    'a chart of a study that no claim cites',
    {
      [FIRST]: (text) =>
        chartOf('  dots: { counted: 1, of: 5, label: ended better }')(text).replace('evidence: [S1]', 'evidence: [S2]'),
    },
    /No claim of the tool cites "S1"/,
  ],
  [
    'words too long for a bar',
    { [FIRST]: chartOf(`  unit: "%"\n  bars:\n    - { label: ${'ended better '.repeat(4)}, value: 27 }`) },
    /does not fit over a bar/,
  ],
  [
    'description',
    { [FIRST]: (text) => text.replace(/description: .*/, 'description: Too short.') },
    /1\.1-calm\.md:4: The description has 10 characters/,
  ],
  [
    'plain fields',
    { [FIRST]: swap('text: Pull the plug at once.', 'text: Pull **the** plug at once.') },
    /The field "text" holds Markdown/,
  ],
  [
    'forbidden statement',
    { [FIRST]: swap('- **One** thing', '- Screens rewire the brain.') },
    /"rewir" must not be said/,
  ],
])

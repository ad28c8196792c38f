// What names the tools it belongs to: each rule has a text here that breaks it.
import { swap } from '../../testing/content/content-fixture.ts'
import { testRules } from './broken-content.ts'

const LINES = 'agreement-lines.yaml'
const twoLines = swap(
  'So that the rule is fair. }',
  'So that the rule is fair., tools: ["1.1"] }\n  - { id: table, room: meals, kind: all, what: No phones at the table., why: So that we can talk., tools: ["1.1"] }',
)

testRules([
  [
    'a line of the agreement names a tool that is there',
    { [LINES]: swap('So that the rule is fair. }', 'So that the rule is fair., tools: ["9.9"] }') },
    /agreement-lines\.yaml:\d+: There is no tool "9\.9"/,
  ],
  ['no tool has two lines', { [LINES]: twoLines }, /agreement-lines\.yaml:\d+: The tool "1\.1" has "phone-in-hall"/],
  [
    'a device guide names a tool that is there',
    { 'device-guides/box.md': swap('place:', 'tools: ["9.9"]\nplace:') },
    /box\.md:\d+: There is no tool "9\.9"/,
  ],
])

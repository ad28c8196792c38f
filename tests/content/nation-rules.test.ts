import { swap } from '../../testing/content/content-fixture.ts'
import { testRules } from './broken-content.ts'

const NATIONS = 'terms:\n  school-lead:\n    everywhere: the teacher who leads\n    england: the safeguarding lead\n'

testRules([
  [
    'a term that nations.yaml does not have',
    { 'nations.yaml': NATIONS, 'help.yaml': swap('Stay.', 'Tell {{school-head}}.') },
    /help\.yaml:6: nations\.yaml has no term "school-head"/,
  ],
  [
    'a number in nations.yaml that no help line has',
    { 'nations.yaml': NATIONS.replace('the safeguarding lead', 'ring 0800 111 222') },
    /nations\.yaml:4: The number 0800 111 222 is not in helplines\.yaml/,
  ],
])

// Every forbidden statement has a sentence that it catches; sentences close to one pass.
import { describe, expect, test } from 'vitest'
import { checkDeadNames, checkStatements, FORBIDDEN_STATEMENTS } from './forbidden-statements.ts'

const find = (text: string, part: 'words' | 'option' = 'words') =>
  checkStatements([{ file: '/x.md', line: 1, part, text }])

const CAUGHT = [
  'Ring Action Fraud.',
  'See BeGambleAware.',
  'Try Net Aware.',
  'Ring the O2 helpline.',
  'Ring 0808 800 5002.',
  'See Thinkuknow.',
  'Ring The Mix.',
  'HopelineUK is open 9am to midnight.',
  'Text 88858.',
  'The CEOP Centre helps.',
  "Screens damage your child's brain.",
  'Games hijack the mind.',
  'Children should have no more than two hours a day.',
  'The law allows one hour for under-fives.',
  'The WHO says one hour for all children.',
  'Passive screen time is bad.',
  'Blue light is why they are awake.',
  'A detox resets the brain.',
  'Phones cause teenage depression.',
  'Social media has no effect on mental health.',
  'Give a five-minute warning.',
  'Children are digital natives.',
  'Educational apps teach children.',
  'The average child spends hours on it.',
  'Violent games make children violent.',
  'He is addicted.',
  'Loot boxes are gambling.',
  'Loot boxes cause problems.',
  'The PEGI number tells you it is safe.',
  'All games with random items are PEGI 16.',
  'Just pause it.',
  'Never talk to strangers online.',
  'Groomers are older men.',
  'You will be able to see the signs.',
  'Screenshot the nude for the police.',
  'Pay once and they go away.',
  'She was silly to send it.',
  'Most teenagers send nudes.',
  'Your child will be prosecuted.',
  'Filters keep them safe.',
  'The Online Safety Act has removed it.',
  'Secretly check their phone.',
  'You must never look at their messages.',
  'Talk puts the idea in their head.',
  'Watch out for Momo.',
  'Half of children would not tell.',
  'There are 1,300 photos of every child.',
  '7,263 children were groomed.',
  'It is the most dangerous app.',
  'WhatsApp is 16+.',
  '13 is the law for social media.',
  'Social media is banned for under-16s.',
  'Parents will be fined.',
  'Teen accounts make Instagram safe.',
  'Roblox is for under-13s.',
  'Open Settings > Family.',
  'Incognito hides what they do.',
  'Private accounts are private.',
  'Change your password every month.',
  'Use special characters.',
  'AI companions are good friends.',
  'AI detectors can tell.',
  'ChatGPT is banned.',
  'Ring Childline for advice about your child.',
  'Use the Revenge Porn Helpline for your teenager.',
  'CEOP will take it down.',
  'Simply switch it off.',
  'Good parents set limits.',
  'Experts say so.',
  'Studies show it.',
  'This method is proven.',
  'Have you thought about hurting yourself?',
  'Asking will stop it.',
  'Self-harm is just for attention.',
  'Self-harm is a suicide attempt.',
  'He committed suicide.',
  'Make her promise to stop.',
  'Delete it all.',
  'Report Remove takes it off the internet.',
  '97% of victims are boys.',
  'A screenshot is fine.',
  "Talking doesn't work.",
  'Loot boxes make children gamble.',
  'Social media is why teenagers are unhappy.',
  'Nothing like this has been tested.',
  "Australia's ban failed.",
  '9 in 10 under-13s are on social media.',
  'Apps now check ages.',
  "It's only banter.",
  'Your child is a bully.',
  "They'll go to prison.",
  'Birth family contact is dangerous.',
  'Ring Kooth.',
  'Agree the rules with your ex.',
]

test.each(CAUGHT)('caught: %s', (text) => {
  expect(find(text)).not.toEqual([])
})

test('every statement of the list is caught by one of them', () => {
  const idle = FORBIDDEN_STATEMENTS.filter(({ pattern }) => !CAUGHT.some((text) => pattern.test(text)))
  expect(idle.map(({ pattern }) => pattern.source)).toEqual([])
})

test.each([
  'Does your child mix with others? Add the flour to the mix.',
  'A two-minute warning from a parent made endings harder.',
  'Never screenshot the image.',
  'Blue-light glasses are not the answer.',
  'Most careful studies do not find that violent games make children violent.',
  'WhatsApp has no longer been 16 since April 2024.',
  'Loot boxes may draw some people towards gambling.',
  'Nobody has proven it.',
  'What does research say?',
  'You are not silly to send it.',
  'It is good for parents to rest.',
  'Stop at 6 and start at 7.',
  'Asking does not put the idea there, and it opens the door.',
  "Don't delete it all, and never copy it.",
  'It can get it removed or blocked on many sites.',
  'Some apps check ages, for adult content.',
  'They will not go to prison.',
  'He died by suicide.',
])('passes: %s', (text) => {
  expect(find(text)).toEqual([])
})

describe('options', () => {
  test('may hold what a tired parent thinks', () => {
    expect(find('Just pause it.', 'option')).toEqual([])
  })

  test('may hold no dead name', () => {
    expect(find('I ring Action Fraud.', 'option')).toHaveLength(1)
  })
})

test('dead names are found with their line', () => {
  expect(checkDeadNames('/x.yaml', 'a\nb Action Fraud')).toMatchObject([{ line: 2, level: 'error' }])
})

// Messages in a terminal: late is a word, and no sign of a stranger moves the cursor.
import { expect, test } from 'vitest'
import type { Message } from '#src/features/inbox/inbox.server.ts'
import { messageLines } from './inbox-lines.ts'

const MESSAGE: Message = {
  id: 'HR-7K3M-9QXA',
  kind: 'complaint',
  about: null,
  detail: null,
  text: 'Stop\u001b]0;title\u0007\u202eit\nplease',
  language: 'en',
  state: 'waiting',
  reason: null,
  times: 2,
  came_on: '2020-11-01',
  due_on: '2020-12-01',
  answered_on: null,
  closed_on: null,
  account_id: null,
  email: 'parent@family.example',
  canonical_email: 'parent@family.example',
}

test('all of one message is shown, with control characters and turned directions as masks', () => {
  expect(messageLines({ ...MESSAGE, detail: '\u2066x' }).join('\n')).toBe(`Number:    HR-7K3M-9QXA
Kind:      complaint
Came on:   2020-11-01, due by 2020-12-01
Answered:  not yet
Closed:    not yet
Said:      2 times that day
Answer to: parent@family.example

\ufffdx

Stop\ufffd]0;title\ufffd\ufffdit
please`)
  const gone = { ...MESSAGE, text: null, email: null, reason: 'withdrawn', closed_on: '2020-11-02' }
  expect(messageLines(gone)).toContain('Closed:    2020-11-02 (withdrawn)')
  expect(messageLines(gone).at(-1)).toBe('(nothing, or deleted by its owner)')
})

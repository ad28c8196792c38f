// D-4: who may enter which room, written down a second time: a change of the table is a change of this.
import { expect, test } from 'vitest'
import { type DeskRole, mayEnter } from './desk-roles.contract.ts'

const ALL = ['overview', 'session', 'proofs', 'mine']
const EDITORS = ['tools', 'searches', 'newsletter', 'settings-cards', 'translations']
const MODERATORS = ['tips', 'pacts', 'complaints']
const BOTH = ['ideas']
const OWNERS = ['results', 'people', 'health', 'log']

test.each<[DeskRole, string[]]>([
  ['owner', [...ALL, ...EDITORS, ...MODERATORS, ...BOTH, ...OWNERS]],
  ['editor', [...ALL, ...EDITORS, ...BOTH]],
  ['moderator', [...ALL, ...MODERATORS, ...BOTH]],
])('D-4: the rooms of an %s are these and no others', (role, rooms) => {
  const every = [...ALL, ...EDITORS, ...MODERATORS, ...BOTH, ...OWNERS]
  expect(every.filter((room) => mayEnter(role, room))).toEqual(every.filter((room) => rooms.includes(room)))
})

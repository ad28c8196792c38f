// K4, K5, K9: who is in follows from what was rightly signed, and from nothing else that a server or a carer passes on.
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDevice } from '../acts/start-sharing.ts'
import { exportPublic, makeSigningPair } from '../keys/device-keys.ts'
import { type Carers, findMaker, hear, hearAll, mayWrite, noCarers } from './carers.ts'
import { type Device, isByInvitation, isItsOwn, isStatedBy, type Statement, state, type Words } from './statements.ts'

const NOTEBOOK = 'our-notebook'

type Made = Awaited<ReturnType<typeof makeDevice>>

let anna: Made
let ben: Made
let gran: Made
let cleo: Made
/** Made by Anna; Ben and Gran were let in. */
let family: Carers

beforeAll(async () => {
  anna = await makeDevice('Anna')
  ben = await makeDevice('Ben')
  gran = await makeDevice('Gran')
  cleo = await makeDevice('Cleo')
  family = await hear(noCarers(NOTEBOOK), await state(anna.keys, made(anna.device)))
  family = await letIn(family, ben)
  family = await letIn(family, gran)
})

const made = (device: Device, notebook = NOTEBOOK): Words => ({ kind: 'made', notebook, device })

interface Invitation {
  words: Extract<Words, { kind: 'invited' }>
  /** The private half that travels with the link. */
  key: CryptoKey
}

let count = 0

async function makeInvitation(by: Made): Promise<Invitation> {
  const pair = await makeSigningPair({ readable: true })
  count += 1
  const invitation = `invitation-${count}`
  const signing = await exportPublic(pair.publicKey)
  const words = { kind: 'invited', notebook: NOTEBOOK, by: by.keys.id, invitation, signing, hello: 'h' } as const
  return { words, key: pair.privateKey }
}

const joined = (device: Device, { words: { invitation } }: Invitation): Words => ({
  kind: 'joined',
  notebook: NOTEBOOK,
  device,
  invitation,
})

async function letIn(carers: Carers, who: Made, by = anna): Promise<Carers> {
  const invitation = await makeInvitation(by)
  const statements = [
    await state(by.keys, invitation.words),
    await state(who.keys, joined(who.device, invitation), invitation.key),
  ]
  return hearAll(carers, statements)
}

const isIn = ({ all }: Carers, { keys }: Made) => all.get(keys.id)?.isIn

/** Nothing has changed: the very same carers. */
async function expectUnheard(carers: Carers, statement: Statement): Promise<void> {
  expect(await hear(carers, statement)).toBe(carers)
}

test('those who were let in are in, and may write', () => {
  expect([...family.all.values()].map(({ name, role, isIn: here }) => [name, role, here])).toEqual([
    ['Anna', 'maker', true],
    ['Ben', 'editor', true],
    ['Gran', 'editor', true],
  ])
  expect([anna, ben, gran, cleo].map(({ keys }) => mayWrite(family, keys.id))).toEqual([true, true, true, false])
  expect(findMaker(family)?.id).toBe(anna.keys.id)
  expect(family.invited.size).toBe(0)
})

test('what is no sentence of ours, or is about another notebook, changes nothing', async () => {
  for (const text of ['', 'null', '{}', JSON.stringify({ ...made(anna.device), kind: 'later' })]) {
    await expectUnheard(family, { text, signature: '' })
  }
  const elsewhere = await state(anna.keys, { kind: 'left', notebook: 'another', by: anna.keys.id })
  await expectUnheard(family, elsewhere)
  await expectUnheard(noCarers(NOTEBOOK), await state(anna.keys, made(anna.device, 'another')))
})

test('what was heard once is not heard again: an invitation does not open anew by it', async () => {
  const invitation = await makeInvitation(anna)
  const invited = await state(anna.keys, invitation.words)
  const open = await hear(family, invited)
  expect(open.invited.size).toBe(1)
  expect(open.statements).toHaveLength(family.statements.length + 1)
  await expectUnheard(open, invited)
  const used = await hear(open, await state(cleo.keys, joined(cleo.device, invitation), invitation.key))
  await expectUnheard(used, invited)
})

test('the statements that counted lead to the same carers again', async () => {
  const again = await hearAll(noCarers(NOTEBOOK), family.statements)
  expect(again.all).toEqual(family.all)
})

describe('who has made the plan', () => {
  test('is whoever said so first', async () => {
    await expectUnheard(family, await state(cleo.keys, made(cleo.device)))
  })

  test('has signed it, with the key that their id follows from', async () => {
    const nobody = noCarers(NOTEBOOK)
    await expectUnheard(nobody, await state(ben.keys, made(anna.device)))
    await expectUnheard(nobody, await state(ben.keys, made({ ...ben.device, id: anna.keys.id })))
    await expectUnheard(nobody, await state(ben.keys, made({ ...anna.device, signing: ben.device.signing })))
  })
})

describe('who invites', () => {
  test('is in, and has signed it', async () => {
    const byBen = await makeInvitation(ben)
    expect((await hear(family, await state(ben.keys, byBen.words))).invited.size).toBe(1)
    // A forger who names Ben; who is nobody.
    await expectUnheard(family, await state(gran.keys, byBen.words))
    await expectUnheard(family, await state(cleo.keys, (await makeInvitation(cleo)).words))
    const shut = await hear(family, await state(anna.keys, shutOut(anna, ben)))
    await expectUnheard(shut, await state(ben.keys, byBen.words))
  })
})

describe('who joins', () => {
  test('comes by an invitation that was said here', async () => {
    const invitation = await makeInvitation(anna)
    await expectUnheard(family, await state(cleo.keys, joined(cleo.device, invitation), invitation.key))
  })

  test('holds the invitation: who knows its number alone is not let in', async () => {
    const [invitation, other] = [await makeInvitation(anna), await makeInvitation(anna)]
    const open = await hear(family, await state(anna.keys, invitation.words))
    const words = joined(cleo.device, invitation)
    await expectUnheard(open, await state(cleo.keys, words))
    await expectUnheard(open, await state(cleo.keys, words, other.key))
    expect(isIn(await hear(open, await state(cleo.keys, words, invitation.key)), cleo)).toBe(true)
  })

  test('speaks for themselves, and takes the place of nobody', async () => {
    const invitation = await makeInvitation(anna)
    const open = await hear(family, await state(anna.keys, invitation.words))
    // Signed by another device; with an id that is not theirs; with the id of somebody who is in.
    await expectUnheard(open, await state(ben.keys, joined(cleo.device, invitation), invitation.key))
    const borrowed = { ...cleo.device, id: `${cleo.keys.id.slice(0, -1)}_` }
    await expectUnheard(open, await state(cleo.keys, joined(borrowed, invitation), invitation.key))
    await expectUnheard(open, await state(gran.keys, joined(gran.device, invitation), invitation.key))
  })

  test('K2: is the first by an invitation, and the only one', async () => {
    const invitation = await makeInvitation(anna)
    const open = await hear(family, await state(anna.keys, invitation.words))
    const first = await hear(open, await state(cleo.keys, joined(cleo.device, invitation), invitation.key))
    expect(isIn(first, cleo)).toBe(true)
    const late = await makeDevice('Late')
    await expectUnheard(first, await state(late.keys, joined(late.device, invitation), invitation.key))
  })
})

const shutOut = (by: Made, ...out: Made[]): Words => ({
  kind: 'shut-out',
  notebook: NOTEBOOK,
  by: by.keys.id,
  devices: out.map(({ keys }) => keys.id),
})

describe('who is shut out', () => {
  test('is out, with every open invitation, and nobody else is', async () => {
    const open = await hear(family, await state(anna.keys, (await makeInvitation(anna)).words))
    const after = await hear(open, await state(anna.keys, shutOut(anna, ben)))
    expect([anna, ben, gran].map((who) => isIn(after, who))).toEqual([true, false, true])
    expect(after.invited.size).toBe(0)
    expect(mayWrite(after, ben.keys.id)).toBe(false)
  })

  test('is shut out by the maker alone', async () => {
    await expectUnheard(family, await state(ben.keys, shutOut(ben, gran)))
    await expectUnheard(family, await state(ben.keys, shutOut(anna, gran)))
    await expectUnheard(family, await state(anna.keys, shutOut(ben, gran)))
    await expectUnheard(noCarers(NOTEBOOK), await state(anna.keys, shutOut(anna, ben)))
  })

  test('is never the maker, who could not be shut in again', async () => {
    expect(isIn(await hear(family, await state(anna.keys, shutOut(anna, anna, ben))), anna)).toBe(true)
  })
})

describe('who leaves', () => {
  const left = (who: Made): Words => ({ kind: 'left', notebook: NOTEBOOK, by: who.keys.id })

  test('is out by their own word', async () => {
    const after = await hear(family, await state(gran.keys, left(gran)))
    expect([anna, ben, gran].map((who) => isIn(after, who))).toEqual([true, true, false])
  })

  test('says so themselves: nobody leaves by the word of another, and nobody who was never in', async () => {
    await expectUnheard(family, await state(ben.keys, left(gran)))
    await expectUnheard(family, await state(anna.keys, left(ben)))
    await expectUnheard(family, await state(cleo.keys, left(cleo)))
  })
})

describe('two of one name', () => {
  test('are told apart, where the first of them is in', async () => {
    const second = await makeDevice('ben')
    const both = await letIn(family, second)
    expect(both.all.get(second.keys.id)?.name).toBe('ben 2')
    const shut = await hear(family, await state(anna.keys, shutOut(anna, ben)))
    expect((await letIn(shut, second)).all.get(second.keys.id)?.name).toBe('ben')
  })

  test('are told apart within the forty letters that a name may have', async () => {
    const long = 'B'.repeat(40)
    const [one, two] = [await makeDevice(long), await makeDevice(long)]
    const both = await letIn(await letIn(family, one), two)
    expect(both.all.get(two.keys.id)?.name).toBe(`${'B'.repeat(36)} 2`)
  })
})

describe('a signature', () => {
  test('counts for its own words and its own key', async () => {
    const statement = await state(anna.keys, made(anna.device))
    expect(await isStatedBy(anna.device.signing, statement)).toBe(true)
    expect(await isStatedBy(ben.device.signing, statement)).toBe(false)
    expect(await isStatedBy(anna.device.signing, { ...statement, text: `${statement.text} ` })).toBe(false)
    for (const signature of ['', '!', 'AAAA']) {
      expect(await isStatedBy(anna.device.signing, { ...statement, signature })).toBe(false)
    }
    expect(await isByInvitation(anna.device.signing, statement)).toBe(false)
  })

  test('an id follows from a key, and from nothing that is none', async () => {
    expect(await isItsOwn(anna.device)).toBe(true)
    expect(await isItsOwn({ ...anna.device, id: ben.device.id })).toBe(false)
    expect(await isItsOwn({ ...anna.device, signing: '!' })).toBe(false)
  })
})

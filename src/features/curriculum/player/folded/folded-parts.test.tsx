// A child's age, told once, opens exactly the part that fits.

import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { forgetStored } from '#src/web/storage/forget-stored.ts'
import { TRACES } from '#src/web/storage/stored-keys.ts'
import { act, render, screen } from '../../../../../testing/runner/render.tsx'
import type { FoldedPart } from '../../curriculum.contract.ts'
import { FoldedParts } from './folded-parts.tsx'

const partOf = (heading: string, age?: FoldedPart['age']): FoldedPart => ({
  heading,
  ...(age === undefined ? {} : { age }),
  tree: [{ kind: 'paragraph', children: [`Words below ${heading}`] }],
})

const parts = [
  partOf('At 5 to 8', '5-to-8'),
  partOf('At 9 to 12', '9-to-12'),
  partOf('For a teenager', '13-or-over'),
  partOf('For a child with SEND'),
]

const openParts = () =>
  [...document.querySelectorAll<HTMLDetailsElement>('details[open] > summary')].map(({ textContent }) => textContent)

const tap = async (age: string) => userEvent.click(await screen.findByRole('checkbox', { name: age }))

beforeEach(() => window.localStorage.clear())

// The first one: from then on the question is loaded.
test('what was opened before the question came stays open, and keeps the focus', async () => {
  render(<FoldedParts parts={parts} />)
  const part = screen.getByText('For a child with SEND')
  act(() => {
    part.click()
    part.focus()
  })
  expect(screen.queryByText('How old is your child?')).toBeNull()
  await screen.findByRole('group', { name: 'How old is your child?' })
  expect(openParts()).toEqual(['For a child with SEND'])
  expect(document.activeElement).toBe(part)
})

test('the question has its name and its four answers, and nothing is open before', async () => {
  render(<FoldedParts parts={parts} />)
  await screen.findByRole('group', { name: 'How old is your child?' })
  const names = screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)
  expect(names).toEqual(['Under 5', '5 to 8', '9 to 12', '13 or over'])
  expect(openParts()).toEqual([])
})

test('exactly the fitting part opens, for two children two, and closes again', async () => {
  render(<FoldedParts parts={parts} />)
  await tap('9 to 12')
  expect(openParts()).toEqual(['At 9 to 12'])
  expect(screen.getByRole('status').textContent).toBe('Open below: At 9 to 12.')
  await tap('13 or over')
  expect(openParts()).toEqual(['At 9 to 12', 'For a teenager'])
  await tap('9 to 12')
  expect(openParts()).toEqual(['For a teenager'])
})

test('an age for which nothing is written opens nothing, and says so', async () => {
  render(<FoldedParts parts={parts} />)
  await tap('Under 5')
  expect(openParts()).toEqual([])
  expect(screen.getByRole('status').textContent).toMatch(/comes nearest/)
})

test('the age is kept for the next tool, until it is forgotten', async () => {
  const { unmount } = render(<FoldedParts parts={parts} />)
  await tap('5 to 8')
  unmount()
  render(<FoldedParts parts={parts} />)
  expect(openParts()).toEqual(['At 5 to 8'])
  act(() => forgetStored(TRACES))
  expect(openParts()).toEqual([])
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull()
})

test('a kept value that is none of ours is left alone', () => {
  window.localStorage.setItem('childAges', '{"name":"Mia"}')
  render(<FoldedParts parts={parts} />)
  expect(openParts()).toEqual([])
})

test('a step without parts for ages asks for none', () => {
  render(<FoldedParts parts={[partOf('How do we know?')]} />)
  expect(screen.queryByRole('group', { name: 'How old is your child?' })).toBeNull()
  expect(screen.getByText('How do we know?').tagName).toBe('SUMMARY')
})

// A child's age, chosen once, opens exactly the part that fits.

import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { render, screen } from '../../../../../testing/runner/render.tsx'
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

test('a kept value that is none of ours is left alone', () => {
  window.localStorage.setItem('childAges', '{"name":"Mia"}')
  render(<FoldedParts parts={parts} />)
  expect(openParts()).toEqual([])
})

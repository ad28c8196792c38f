import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { keepNation } from '#src/web/hooks/use-nation.ts'
import { InlineMarkdown } from '#src/web/ui/markdown.tsx'
import { render, screen } from '../../../testing/runner/render.tsx'
import type { Helpline } from './help.contract.ts'
import { HelplineWays } from './helpline-ways.tsx'
import { NationChoice, NationLine } from './nation-choice.tsx'

afterEach(() => keepNation(null))

const phone = (label: string, nations?: Helpline['nations']) => ({
  kind: 'phone' as const,
  label,
  href: `tel:${label}`,
  ...(nations ? { nations } : {}),
})
const line = (name: string, contacts: Helpline['contacts'], nations?: Helpline['nations']): Helpline => ({
  id: name,
  name,
  contacts,
  whoFor: '',
  expect: '',
  checked: '2026-11-20',
  ...(nations ? { nations } : {}),
})

function show() {
  render(
    <>
      <NationLine changeAt="/help" />
      <NationChoice />
      <p>
        <InlineMarkdown
          nodes={[{ kind: 'byNation', everywhere: ['111 or Lifeline'], nations: { 'northern-ireland': ['Lifeline'] } }]}
        />
      </p>
      <HelplineWays
        helplines={[
          line('Family Lives', [phone('1')], ['england', 'wales']),
          line('Abuse line', [phone('2', ['england']), phone('3', ['northern-ireland'])]),
          line('Childline', [phone('4')]),
        ]}
      />
    </>,
  )
}

const numbers = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('tel:'))

test('a parent who has not said where they live sees the lines of all nations', () => {
  show()
  expect(numbers()).toEqual(['tel:1', 'tel:2', 'tel:3', 'tel:4'])
  expect(screen.getByText('111 or Lifeline')).toBeTruthy()
})

test('a parent in Northern Ireland sees its lines and words only, on every page', async () => {
  show()
  await userEvent.selectOptions(screen.getByLabelText('Numbers for'), 'Northern Ireland')
  expect(numbers()).toEqual(['tel:3', 'tel:4'])
  expect(screen.getByText('Lifeline')).toBeTruthy()
  expect(screen.getByText('Numbers for Northern Ireland.', { exact: false })).toBeTruthy()
  expect(window.localStorage.getItem('nation')).toBe('northern-ireland')
})

test('the choice can be undone', async () => {
  keepNation('scotland')
  show()
  expect(numbers()).toEqual(['tel:4'])
  await userEvent.selectOptions(screen.getByLabelText('Numbers for'), 'Anywhere in the UK')
  expect(numbers()).toHaveLength(4)
})

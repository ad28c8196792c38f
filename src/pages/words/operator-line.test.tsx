// Who runs the website, as the settings of the build say it.

import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render, screen } from '../../../testing/runner/render.tsx'
import { OperatorLine } from './operator-line.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const NAME = 'Kent <b> & "Sons"'

function show(settings: Record<string, string>, inPolicy = false) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return render(<OperatorLine inPolicy={inPolicy} />).container
}

test('the line names the operator, with the contact as a link', () => {
  const page = show({ OPERATOR_NAME: NAME, OPERATOR_CONTACT: 'data@kent.example' })
  expect(screen.getByRole('link', { name: 'data@kent.example' }).getAttribute('href')).toBe('mailto:data@kent.example')
  expect(page.textContent).toBe(`This website is run by ${NAME} (contact: data@kent.example).`)
})

test('a charity shows its number, its registration and its address', () => {
  const page = show({
    OPERATOR_NAME: NAME,
    OPERATOR_ADDRESS: '1 High Street, Ashford',
    CHARITY_NUMBER: '1234567',
    ICO_NUMBER: 'ZA000000',
  })
  expect(page.textContent).toBe(
    `This website is run by ${NAME}. Registered charity 1234567. Registered with the Information Commissioner's Office: ZA000000. Address: 1 High Street, Ashford.`,
  )
})

test('without a name there is no line', () => {
  expect(show({ CHARITY_NUMBER: '1234567' }).childElementCount).toBe(0)
})

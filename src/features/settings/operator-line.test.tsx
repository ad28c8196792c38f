// Who runs the website: by the server's own line at the first page, by the settings after a link inside the site.

import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render, screen } from '../../../testing/runner/render.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetModules()
  document.body.replaceChildren()
})

const NAME = 'Kent <b> & "Sons"'

async function show(settings: Record<string, unknown>, inPolicy = false) {
  vi.stubGlobal('fetch', async () => Response.json({ operatorName: null, operatorContact: null, ...settings }))
  const { default: OperatorLine } = await import('./operator-line.tsx')
  return render(<OperatorLine inPolicy={inPolicy} />).container
}

test('the settings name whoever runs it, with the contact as a link', async () => {
  const page = await show({ operatorName: NAME, operatorContact: 'data@kent.example' })
  const link = await screen.findByRole('link', { name: 'data@kent.example' })
  expect(link.getAttribute('href')).toBe('mailto:data@kent.example')
  expect(page.textContent).toBe(`This website is run by ${NAME} (contact: data@kent.example).`)
})

test('the policy says what they are responsible for', async () => {
  const page = await show({ operatorName: NAME }, true)
  await screen.findByText(NAME)
  expect(page.textContent).toBe(`${NAME} runs this website and is responsible for what it keeps.`)
})

test('without a contact the line is shorter', async () => {
  const page = await show({ operatorName: NAME })
  expect((await screen.findByText(NAME)).tagName).toBe('BDI')
  expect(page.textContent).toBe(`This website is run by ${NAME}.`)
})

test('nobody named: no line', async () => {
  const page = await show({})
  await vi.waitFor(async () => expect(await (await fetch('/')).json()).toMatchObject({ operatorName: null }))
  expect(page.childElementCount).toBe(0)
})

test.each([
  ['https://kent.example/', 'https://kent.example/'],
  ['data@kent.example', 'mailto:data@kent.example'],
])('what the server has written is there before anybody is asked: %s', async (contact, href) => {
  document.body.innerHTML = `<p data-operator="reachable"><bdi></bdi><a href="${href}">${contact}</a></p>`
  ;(document.querySelector('bdi') as HTMLElement).textContent = NAME
  const page = await show({})
  expect(page.textContent).toBe(`This website is run by ${NAME} (contact: ${contact}).`)
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href)
})

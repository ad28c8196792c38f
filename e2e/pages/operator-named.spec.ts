// The operator's name, where the build has one.

import { openPage } from '../../testing/browser/open-page.ts'
import { makePseudoProject } from '../../testing/languages/pseudo-project.ts'
import { startServer } from '../../testing/servers/server.ts'
import { expect, test } from '../fixtures.ts'

const NAME = `Kent <b>Online</b> & "Sons" '$&'`
const CONTACT = 'data@kent.example'
const POLICY = `${NAME} runs this website and is responsible for what it keeps (contact: ${CONTACT}).`
const ABOUT = `This website is run by ${NAME} (contact: ${CONTACT}).`

const SETTINGS = { OPERATOR_NAME: NAME, OPERATOR_CONTACT: CONTACT }

test('the name of the operator is before the first heading, without a script, after React took over and after a link', async ({
  page,
  newVisitor,
}) => {
  // All pages are built once more.
  test.setTimeout(300_000)
  await using project = await makePseudoProject([], SETTINGS)
  await using server = await startServer(SETTINGS, project.main)
  const still = await newVisitor({ javaScriptEnabled: false })
  for (const [path, words] of [
    ['/privacy', POLICY],
    ['/about', ABOUT],
  ] as const) {
    await still.page.goto(server.url + path)
    const line = still.page.locator('main [data-operator]')
    await expect(line).toHaveText([words])
    await expect(line.getByRole('link')).toHaveAttribute('href', `mailto:${CONTACT}`)
    await expect(still.page.locator('main [data-operator]:has(~ * h2, ~ h2)')).toHaveCount(1)
  }

  await openPage(page, `${server.url}/privacy`)
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('button', { name: 'Hide' }).waitFor()
  // A press before its part has come takes the line away until the settings have come too.
  await expect(page.locator('[data-operator]')).toHaveText([POLICY])
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await page.getByText(ABOUT).waitFor()
  await openPage(page, `${server.url}/tools`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
  await page.getByText(POLICY).waitFor()
  await expect(page.locator('[data-operator]')).toHaveCount(1)
})

test('where none is named there is no such line, and no contact', async ({ page, request }) => {
  for (const path of ['/privacy', '/about', '/ur/privacy', '/cy/about']) {
    expect(await (await request.get(path)).text()).not.toMatch(/data-operator|\.invalid/)
  }
  await openPage(page, '/privacy')
  await page.getByRole('button', { name: 'Manage' }).click()
  await page.getByRole('button', { name: 'Hide' }).waitFor()
  await expect(page.locator('[data-operator]')).toHaveCount(0)
})

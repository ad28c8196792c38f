// The main job as a screen reader says it: find a tool, answer, continue, finish. `docs/screen-reader-journey.md` lists what is said;
// this fails when something else is said.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openPage } from '../../testing/browser/open-page.ts'
import { expect, test } from '../fixtures.ts'
import { startScreenReader } from './virtual-reader.ts'

const PAPER = join(import.meta.dirname, '../../docs/screen-reader-journey.md')

const INTRODUCTION = `# What a screen reader says on the main job

Spoken by a virtual screen reader in the built app (\`e2e/accessibility/screen-reader.spec.ts\`, which fails when something else is said, and with \`-u\` writes
this page again). What follows 'polite' is said by itself. [accessibility.md](accessibility.md) says what was changed because of it.
`

test.use({ bypassCSP: true, viewport: { width: 1280, height: 800 } })

test('what is spoken from the search to the end of a tool', async ({ page }) => {
  test.slow()
  await openPage(page, '/')
  const reader = await startScreenReader(page)
  const spoken: Record<string, string[]> = {}

  await reader.begin()
  await reader.heading(1)
  await reader.until(/^searchbox/)
  spoken.Home = await reader.heard()

  await page.getByRole('searchbox').focus()
  // All letters at once: what is said between two depends on how fast they come.
  await page.keyboard.insertText('strangers')
  await page
    .getByText(/^2 tools found/)
    .first()
    .waitFor()
  await reader.until(/^link, .*messaging my child/)
  // What it had said before depends on how fast the index came.
  spoken['A search'] = (await reader.heard()).filter((said) => said !== 'polite: 1 tool found')

  await page.getByRole('link', { name: /don't know is messaging my child/ }).click()
  await page.getByText('Step 1 of 5').waitFor()
  // What comes late is there before anything is read.
  for (const name of ['Send to the other adult', 'Read to me']) await page.getByRole('button', { name }).waitFor()
  await reader.begin()
  await reader.until(/^button, Check answer/)
  spoken['The first step'] = await reader.heard()

  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answer' }).click()
  await page.getByRole('heading', { name: /^(Feedback:$|Here's some food for thought)/ }).waitFor()
  await reader.until(/^end of status/)
  spoken['The answer'] = await reader.heard()

  await page.getByRole('button', { name: 'Go to step 5' }).click()
  await page.getByText('Step 5 of 5').waitFor()
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
  // As everywhere, nothing behind a modal dialog can be reached.
  await reader.begin('dialog[open]')
  await reader.until(/^end of dialog/)
  spoken['The end'] = await reader.heard()

  const parts = Object.entries(spoken).map(
    ([title, said]) => `## ${title}\n\n${said.map((each) => `1. ${each}\n`).join('')}`,
  )
  const paper = [INTRODUCTION, ...parts].join('\n')
  if (test.info().config.updateSnapshots === 'changed') await writeFile(PAPER, paper)
  expect(paper).toBe(await readFile(PAPER, 'utf8'))
})

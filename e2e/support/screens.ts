// Every screen and state worth looking at: by axe in the tests, by people in the pictures (`npm run screenshots`).
import type { Page } from 'playwright-core'
import {
  ABOUT_PATH,
  checklistPath,
  FORGOT_PASSWORD_PATH,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  LOGIN_PATH,
  lessonPath,
  PRIVACY_PATH,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
  RESOURCES_PATH,
  ROADMAP_PATH,
  SOURCES_PATH,
  toolkitPath,
  toolkitsPath,
  VERIFY_EMAIL_PATH,
} from '#src/shared/paths.ts'

const tool = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')

export interface Screen {
  name: string
  path: string
  /** What to do there before it is looked at. */
  reach?: (page: Page) => Promise<void>
  /** Whether the question about cookies is still open there. */
  undecided?: boolean
}

export const SCREENS: Screen[] = [
  { name: 'home', path: HOME_PATH },
  { name: 'home with suggestions', path: HOME_PATH, reach: (page) => page.getByRole('searchbox').focus() },
  { name: 'home with results', path: HOME_PATH, reach: (page) => page.getByRole('searchbox').fill('screen') },
  { name: 'home without results', path: HOME_PATH, reach: (page) => page.getByRole('searchbox').fill('zzz') },
  {
    name: 'home with all challenges',
    path: HOME_PATH,
    reach: (page) => page.getByRole('button', { name: /^See all/ }).click(),
  },
  { name: 'menu', path: HOME_PATH, reach: openMenu },
  { name: 'help', path: HELP_PATH },
  { name: 'sources', path: SOURCES_PATH },
  { name: 'about', path: ABOUT_PATH },
  { name: 'roadmap', path: ROADMAP_PATH },
  { name: 'roadmap, idea sent', path: ROADMAP_PATH, reach: writeIdea },
  { name: 'privacy', path: PRIVACY_PATH },
  { name: 'privacy, complaint sent', path: PRIVACY_PATH, reach: complain },
  {
    name: 'cookie preferences',
    path: PRIVACY_PATH,
    reach: (page) => page.getByRole('button', { name: 'Manage' }).click(),
  },
  {
    name: 'question about cookies',
    path: HOME_PATH,
    reach: (page) => page.getByRole('dialog', { name: 'Your choice about cookies' }).waitFor(),
    undecided: true,
  },
  { name: 'resources', path: RESOURCES_PATH },
  {
    name: 'checklist form',
    path: RESOURCES_PATH,
    reach: (page) => page.getByRole('button', { name: 'Download Checklist' }).first().click(),
  },
  { name: 'checklist', path: checklistPath('family-tech-charter') },
  { name: 'log in', path: LOGIN_PATH },
  { name: 'sign up', path: REGISTER_PATH },
  { name: 'forgotten password', path: FORGOT_PASSWORD_PATH },
  { name: 'new password', path: RESET_PASSWORD_PATH },
  { name: 'confirm address', path: VERIFY_EMAIL_PATH },
  { name: 'toolkits', path: toolkitsPath(LAUNCHPAD_ID) },
  { name: 'toolkit', path: toolkitPath(LAUNCHPAD_ID, 'module1') },
  { name: 'page not found', path: '/nothing-here' },
  { name: 'unknown focus area', path: toolkitsPath('nowhere') },
  { name: 'unknown toolkit', path: toolkitPath(LAUNCHPAD_ID, 'module9') },
  { name: 'unknown tool', path: lessonPath(LAUNCHPAD_ID, 'module1', '9.9') },
  { name: 'tool, question', path: tool },
  { name: 'tool, answered', path: tool, reach: answer },
  ...[2, 3, 4, 5].map((step) => ({
    name: `tool, step ${step}`,
    path: tool,
    reach: (page: Page) => goToStep(page, step),
  })),
  { name: 'completion dialog', path: tool, reach: finish },
  {
    name: 'reflection dialog',
    path: tool,
    reach: async (page) => {
      await finish(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog', { name: 'Take this with you' }).waitFor()
    },
  },
  {
    name: 'completion panel',
    path: tool,
    reach: async (page) => {
      await finish(page)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Take this with you' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
]

async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}

/** Answered here and not by the server, which lets one network write only so often. */
async function writeIdea(page: Page): Promise<void> {
  await page.route('**/api/ideas', (route) => route.fulfill({ json: { message: 'Thank you. Your idea is in.' } }))
  await page.getByLabel('Your idea').fill('A tool about shared tablets.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Your idea is in').waitFor()
}

async function complain(page: Page): Promise<void> {
  const answer = { message: 'Thank you for telling us.', reference: 'HR-7K3M-9QXA' }
  await page.route('**/api/complaints', (route) => route.fulfill({ json: answer }))
  await page.getByLabel('Email').fill('parent@family.example')
  await page.getByLabel('What happened?').fill('I was sent a mail that I did not ask for.')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.getByText('HR-7K3M-9QXA').waitFor()
}

async function goToStep(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answer' }).click()
}

async function finish(page: Page): Promise<void> {
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

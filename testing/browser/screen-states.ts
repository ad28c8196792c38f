// Actions on a page before its screenshot. Answers that need state on the server are given here instead: one network
// may write only so often.
import type { Page, Route } from 'playwright-core'
import type { Exercise } from '#src/features/curriculum/exercise.contract.ts'
import { fillNextStep, openNextStep, saveNextStep } from './states/make-next-step.ts'

export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}

export async function writeIdea(page: Page): Promise<void> {
  await page.route('**/api/inbox/idea', (route) =>
    route.fulfill({ json: { message: 'Thank you. Your idea is in.', reference: null } }),
  )
  await page.getByLabel('Your idea').fill('A tool about shared tablets.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Your idea is in').waitFor()
}

export async function complain(page: Page): Promise<void> {
  const answer = { message: 'Thank you for telling us.', reference: 'HR-7K3M-9QXA' }
  await page.route('**/api/inbox/complaint', (route) => route.fulfill({ json: answer }))
  await page.getByLabel('Email', { exact: true }).fill('parent@family.example')
  await page.getByLabel('What happened?').fill('I was sent a mail that I did not ask for.')
  await page.getByRole('button', { name: 'Send complaint' }).click()
  await page.getByText('HR-7K3M-9QXA').waitFor()
}

/** A stranger's tip, and a refused tip of this browser's own, under a tool. */
export async function showTips(page: Page): Promise<void> {
  const tips = [
    {
      id: 'one',
      starter: 'said',
      text: 'I am not cross. Show me where it can stop, and I will watch the end with you.',
    },
    { id: 'two', starter: 'easier', text: 'dinner-was-at-the-same-time-every-single-evening-and-that-is-all-it-took' },
  ]
  const lessonKey = 'digitalLaunchpad-module3-3.4'
  const own = { code: 'a-code', lessonKey, starter: 'changed', text: 'Phones in a basket.', day: '2026-11-20' }
  await page.route('**/api/tips/**', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { takesTips: true, tips } })
    return route.fulfill({ json: { state: 'refused', reason: 'It had a name or a school in it.' } })
  })
  await page.evaluate(
    (kept) => {
      localStorage.ownTips = kept
    },
    JSON.stringify([own]),
  )
  await goToStep(page, 5)
  await page.locator('main').evaluate((main) => main.lastElementChild?.scrollIntoView())
  await page.getByText('We do not show it.').waitFor()
}

/** With what is wrong pointed out. */
export async function writeTip(page: Page): Promise<void> {
  await showTips(page)
  await page.getByRole('button', { name: 'Tell other parents what worked' }).click()
  await page.getByRole('textbox', { name: 'Your words' }).fill('We asked at Oakfield Academy. Write to anna@family.')
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('Please take out the @').waitFor()
}

export async function goToStep(page: Page, step: number): Promise<void> {
  await page.getByRole('button', { name: `Go to step ${step}` }).click()
  await page.getByText(`Step ${step} of 5`).waitFor()
}

/** Two tools were left half-way on this device, one of them a serious one. */
export async function leaveHalfWay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.lessonSteps = JSON.stringify({ 'digitalLaunchpad-module3-3.5': 1, 'digitalLaunchpad-module1-1.1': 2 })
  })
}

/** Opens the part of the second step that says how we know. */
export async function openChart(page: Page): Promise<void> {
  await goToStep(page, 2)
  await page.getByText('How do we know?').click()
  await page.getByRole('figure').waitFor()
}

export async function answer(page: Page): Promise<void> {
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Check answer' }).click()
}

/** Its scripts come after those of the step. */
export async function openExercise(page: Page, kind: Exercise['kind'], step: number): Promise<void> {
  await goToStep(page, step)
  const name = { order: 'Check the order', piles: 'Check the piles', 'own-words': 'Compare' }[kind]
  await page.getByRole('button', { name }).waitFor()
}

/** Does an exercise, more badly than well, and checks it. */
export async function doExercise(page: Page, kind: Exercise['kind'], step: number): Promise<void> {
  await openExercise(page, kind, step)
  if (kind === 'order') {
    for (const line of await page.locator('main li > button[aria-pressed]').all()) await line.click()
    await page.getByRole('button', { name: 'Check the order' }).click()
  }
  if (kind === 'piles') {
    for (const line of await page.locator('main fieldset').all()) await line.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Check the piles' }).click()
  }
  if (kind === 'own-words') {
    await page.getByRole('textbox', { name: 'In your own words' }).fill('We stop after this one.')
    await page.getByRole('button', { name: 'Compare' }).click()
  }
}

/** Opens 'My next step' of an everyday tool, with all that unfolds in it. */
export async function askForNextStep(page: Page): Promise<void> {
  await goToStep(page, 5)
  const dialog = await openNextStep(page)
  await dialog.getByRole('radio', { name: 'In my own words' }).first().check()
}

export async function makeNextStep(page: Page, day = 'Today'): Promise<void> {
  await goToStep(page, 5)
  await fillNextStep(await openNextStep(page), day)
  await saveNextStep(page)
}

/** A next step for today, and then the plan, which asks about it. */
export async function openDuePlan(page: Page): Promise<void> {
  await makeNextStep(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Our plan' }).click()
  await page.getByRole('heading', { name: 'Did it work?' }).waitFor()
}

export async function openObstacles(page: Page): Promise<void> {
  await openDuePlan(page)
  await page.getByRole('button', { name: 'Not yet' }).click()
  await page.getByRole('radio', { name: 'In my own words' }).check()
  await page.getByRole('textbox', { name: 'In my own words' }).fill('Grandma rang in the middle of it.')
  await page.getByRole('button', { name: 'Choose a smaller step' }).click()
}

/** Answers all four with the first there is. */
export async function answerFourQuestions(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByRole('radio').first().check()
  await next.click()
  for (const name of ['A tablet', 'Videos']) {
    await page.getByRole('checkbox', { name }).check()
    await next.click()
  }
  await page.getByRole('radio').first().check()
  await next.click()
  await page.getByRole('heading', { name: 'Next, when you like' }).waitFor()
}

export async function signAgreement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a rule' }).first().click()
  await page.getByRole('button', { name: 'Add this rule' }).first().click()
  await page.getByRole('link', { name: 'Sign our agreement' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Maximiliane-Alexandrina')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByText('Signed by Maximiliane').first().waitFor()
}

export async function passThePhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pass the phone' }).click()
  await page.getByRole('heading', { name: 'Now pass the phone' }).waitFor()
}

export async function reviewAgreement(page: Page): Promise<void> {
  await signAgreement(page)
  await page.getByRole('link', { name: 'Look again', exact: true }).click()
  await page.getByRole('button', { name: 'Review now' }).click()
  await page.getByRole('heading', { name: 'Our review' }).waitFor()
}

export async function startTrial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start this one' }).click()
  await page.getByRole('checkbox', { name: 'Day 2', exact: true }).click()
}

export async function finishTrial(page: Page): Promise<void> {
  await startTrial(page)
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('heading', { name: 'The five-minute talk' }).waitFor()
}

export async function keepTrial(page: Page): Promise<void> {
  await finishTrial(page)
  await page.getByRole('textbox', { name: 'What do we keep?' }).fill('If it is bedtime, then phones sleep in the hall')
  await page.getByRole('button', { name: 'Keep it in our agreement' }).click()
  await page.getByRole('heading', { name: 'You tried it together' }).waitFor()
}

export async function finish(page: Page): Promise<void> {
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Finish Tool' }).click()
  await page.getByRole('dialog', { name: 'Tool Complete!' }).waitFor()
}

/** Finishes a tool and closes the sheet, so that the panel is left. */
export async function finishAndClose(page: Page): Promise<void> {
  await finish(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Finishes a tool and opens the words of its next step, to change them. */
export async function changeNextStep(page: Page): Promise<void> {
  await finish(page)
  await page.getByRole('dialog').getByText('Think back').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'In my own words' }).first().check()
}

/** Asks for a tool that never comes. */
export async function waitForTool(page: Page): Promise<void> {
  await page.route('**/api/curriculum/**', () => new Promise(() => undefined))
  await page.locator('main a[href*="/lessons/"]').first().click()
  await page.getByText('Loading...').waitFor()
}

/** Asks for a tool that the server cannot give. */
export async function failTool(page: Page): Promise<void> {
  await page.route('**/api/curriculum/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.locator('main a[href*="/lessons/"]').first().click()
  await page.getByText('Error: Something went wrong on our side. Try again in a minute.').waitFor()
}

export async function failLogin(page: Page): Promise<void> {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 401, json: { message: 'Login failed. Please check your credentials.' } }),
  )
  await page.getByLabel('Email', { exact: true }).fill('parent@family.example')
  await page.getByLabel('Password').fill('correct horse battery staple')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.getByText('Login failed.').waitFor()
}

export async function askForReset(page: Page): Promise<void> {
  await page.route('**/api/auth/forgot-password', (route) => route.fulfill({ json: { message: 'Sent.' } }))
  await page
    .getByLabel('Email', { exact: true })
    .fill('a.parent.with.a.very.long.name.and.two.surnames@a-school-with-a-long-name.example')
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Check Your Email').waitFor()
}

/** Confirms an address on a device that did not sign up. */
export async function confirmElsewhere(page: Page): Promise<void> {
  const answer = { message: 'Thank you! Your email address is confirmed.', kept: false }
  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ json: answer }))
  await page.getByRole('main').getByRole('button').click()
  await page.getByText('Your email address is confirmed.').waitFor()
}

export async function unsubscribe(page: Page): Promise<void> {
  const message = "If that address was on our list, it won't get any more tips."
  await page.route('**/api/emails/unsubscribe', (route) => route.fulfill({ json: { message } }))
  await page.getByLabel('Email', { exact: true }).fill('parent@family.example')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText(message).waitFor()
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
}

export async function rateBadly(page: Page): Promise<void> {
  await finish(page)
  await page.getByRole('button', { name: 'Not really' }).click()
  await page.getByRole('dialog').getByRole('textbox').waitFor()
}

export async function subscribeWithoutLuck(page: Page): Promise<void> {
  await page.route('**/api/emails/subscribe', (route) => route.fulfill({ status: 503, json: {} }))
  await page.getByLabel('Email', { exact: true }).fill('parent@family.example')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Send me the tip' }).click()
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
}

/** Answers every question about the signed-in person as the server would. */
export async function beSignedIn(page: Page, verified = false): Promise<void> {
  await page.route('**/api/auth/session', (route) => route.fulfill({ json: { ...SESSION, verified } }))
  await page.route('**/api/auth/progress', (route) => route.fulfill({ json: PROGRESS }))
  await page.route('**/api/auth/login-ways', (route) => route.fulfill({ json: { password: true, google: DAY } }))
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: { sessions: SESSIONS } }))
  await page.addInitScript((token) => {
    localStorage.authToken = token
  }, writeToken(verified))
}

export async function showIssues(page: Page): Promise<void> {
  await page.route('**/api/newsletter/issues', (route: Route) => route.fulfill({ json: { issues: ISSUES } }))
}

const PERSON = {
  email: 'a.parent.with.a.very.long.name.and.two.surnames@a-school-with-a-long-name.example',
  name: 'Maximiliane-Alexandrina Featherstonehaugh-Cholmondeley',
  emailConsent: false,
  verified: false,
}
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** The page reads it and does not check it; the server would. */
const writeToken = (verified: boolean) =>
  [part({ alg: 'EdDSA' }), part({ sub: 'pretended', ...PERSON, verified }), 'unsigned'].join('.')
const SESSION = { ...PERSON, hasPassword: true, needsOnboarding: false }
/** All but the last. */
const FINISHED = [4, 4, 5, 4].flatMap((tools, index) =>
  Array.from({ length: tools }, (_, tool) => `digitalLaunchpad-module${index + 1}-${index + 1}.${tool + 1}`),
)
const DAY = '2026-11-20T20:00:00.000Z'
const PROGRESS = { completedLessons: FINISHED, lastUpdated: DAY }
const SESSIONS = ['Chrome, Windows', 'Safari, iPhone', ''].map((device, index) => ({
  id: String(index),
  device,
  current: index === 0,
  createdAt: DAY,
  lastUsedAt: DAY,
}))
const ISSUES = [
  {
    slug: 'give-the-phones-a-bed',
    date: '2026-11-21',
    subject: 'Give the phones a bed',
    preheader: "One place for every phone at night, the adults' phones too.",
  },
  {
    slug: 'let-it-come-to-its-end',
    date: '2026-11-14',
    subject: 'Let it come to its end',
    preheader: 'Ask how long the match has left, and agree that it ends there.',
  },
]

/** Results of every kind, when the index has come. */
export async function searchScreens(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('screen')
  await page.getByRole('list', { name: 'Search results' }).waitFor()
}

export async function searchDanger(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('my son says he wants to die')
  await page.getByRole('region', { name: 'Get help now' }).waitFor()
}

export async function sharePlanByLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('textbox', { name: 'The link' }).waitFor()
}

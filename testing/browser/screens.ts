// Every page, and every state of one worth looking at: by axe in the tests, by people in the pictures (`npm run screenshots`).
import type { Page } from 'playwright-core'
import { PAGES } from '#src/pages/table.ts'
import { deviceGuidePath, talkPath, topicPath } from '#src/shared/content-paths.ts'
import {
  ACCOUNT_PATH,
  AUTH_CALLBACK_PATH,
  CLASS_AGREEMENT_PATH,
  checklistPath,
  EXPLORERS_GUIDE_ID,
  FORGOT_PASSWORD_PATH,
  HELP_PATH,
  HOME_PATH,
  LAUNCHPAD_ID,
  LOGIN_PATH,
  lessonPath,
  NEWSLETTER_PATH,
  nowPath,
  PLAN_PATH,
  PRIVACY_PATH,
  RESOURCES_PATH,
  ROADMAP_PATH,
  SHARE_PATH,
  toolkitPath,
  toolkitsPath,
  UNSUBSCRIBE_PATH,
  VERIFY_EMAIL_PATH,
  WELCOME_PATH,
} from '#src/shared/paths.ts'
import { AGREEMENT_PATH, START_PATH, tryPath } from '#src/shared/plan-paths.ts'
import { findExercise } from '../content/find-tools.ts'
import { openPage } from './open-page.ts'
import {
  answer,
  answerFourQuestions,
  askForNextStep,
  askForReset,
  beSignedIn,
  changeNextStep,
  complain,
  confirmElsewhere,
  doExercise,
  failLogin,
  failTool,
  finish,
  finishAndClose,
  finishTrial,
  goOffline,
  goToStep,
  keepTrial,
  leaveHalfWay,
  makeNextStep,
  openChart,
  openDuePlan,
  openExercise,
  openMenu,
  openObstacles,
  passThePhone,
  rateBadly,
  reviewAgreement,
  searchDanger,
  searchScreens,
  sharePlanByLink,
  showIssues,
  showTips,
  signAgreement,
  startTrial,
  subscribeWithoutLuck,
  unsubscribe,
  waitForTool,
  writeIdea,
  writeTip,
} from './screen-states.ts'
import { closeDoor, findTalk, mendToTheEnd } from './states/practise-talk.ts'
import {
  beProven,
  CLASS_AGREEMENT_LINK,
  fillClassAgreement,
  lookAtClassAgreement,
  reachClassAgreement,
  reportName,
  seeNames,
  sendEmptyClassAgreement,
  startClassAgreement,
} from './states/show-class-agreement.ts'
import { pickRisky, SESSION_PATH, takeSendWay, walkSession } from './states/walk-session.ts'

/** A serious one. */
const tool = lessonPath(LAUNCHPAD_ID, 'module3', '3.5')
/** Its page for what is happening this minute: among others it has a long number in the middle of a sentence. */
const NOW_PATH = nowPath(LAUNCHPAD_ID, 'module3', '3.5')
const everydayTool = lessonPath(LAUNCHPAD_ID, 'module3', '3.4')

const talk = findTalk({ serious: false })
const seriousTalk = findTalk({ serious: true })

export interface Screen {
  name: string
  path: string
  /** What to set up before the page is opened. */
  prepare?: (page: Page) => Promise<void>
  /** What to do there before it is looked at. */
  reach?: (page: Page) => Promise<void>
  /** A state that goes by itself and has no title of its own. */
  untitled?: boolean
  /** Whether the question about cookies is still open there. */
  undecided?: boolean
}

/** Every page of the table as it opens, without those that need an address or an account: their states are listed below. */
const PAGES_AS_THEY_OPEN: Screen[] = PAGES.filter(
  ({ path, signedIn }) => !/[:*]/.test(path) && !signedIn && path !== AUTH_CALLBACK_PATH,
).map(({ path }) => ({ name: path === HOME_PATH ? 'home' : path.slice(1), path }))

const STATES: Screen[] = [
  { name: 'home with suggestions', path: HOME_PATH, reach: (page) => page.getByRole('searchbox').focus() },
  { name: 'home with results', path: HOME_PATH, reach: searchScreens },
  { name: 'home, a search that sounds like danger', path: HOME_PATH, reach: searchDanger },
  {
    name: 'home without results',
    path: HOME_PATH,
    reach: async (page) => {
      await page.getByRole('searchbox').fill('zzz')
      await page.getByText('Try fewer words').waitFor()
    },
  },
  {
    name: 'home with all challenges',
    path: HOME_PATH,
    reach: (page) => page.getByRole('button', { name: /^See all/ }).click(),
  },
  { name: 'home, two tools left half-way', path: HOME_PATH, prepare: leaveHalfWay },
  { name: 'menu', path: HOME_PATH, reach: openMenu },
  {
    name: 'help, a situation',
    path: HELP_PATH,
    reach: (page) => page.locator('summary', { hasText: 'blackmailing' }).click(),
  },
  {
    name: 'help, every line',
    path: HELP_PATH,
    reach: (page) => page.locator('summary', { hasText: 'A to Z' }).click(),
  },
  { name: 'roadmap, idea sent', path: ROADMAP_PATH, reach: writeIdea },
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
  {
    name: 'checklist form',
    path: RESOURCES_PATH,
    reach: (page) => page.getByRole('button', { name: 'Download Checklist' }).first().click(),
  },
  { name: 'checklist', path: checklistPath('family-tech-charter') },
  { name: 'address confirmed elsewhere', path: VERIFY_EMAIL_PATH, reach: confirmElsewhere },
  { name: 'a plan is shared', path: SHARE_PATH, reach: sharePlanByLink },
  { name: 'agreement, signed', path: PLAN_PATH, reach: signAgreement },
  { name: "agreement, a child's turn", path: AGREEMENT_PATH, reach: passThePhone },
  { name: 'agreement, review', path: PLAN_PATH, reach: reviewAgreement },
  { name: 'plan, after four questions', path: START_PATH, reach: answerFourQuestions },
  { name: 'thing to try', path: tryPath('phone-beds') },
  { name: 'thing to try, four weeks', path: tryPath('same-two-rules'), reach: startTrial },
  { name: 'thing to try, the talk at its end', path: tryPath('phone-beds'), reach: finishTrial },
  { name: 'thing to try, kept', path: tryPath('phone-beds'), reach: keepTrial },
  { name: 'talk, as it opens', path: talkPath(talk.slug) },
  { name: 'talk, half-way', path: talkPath(talk.slug), reach: (page) => closeDoor(page, talk) },
  { name: 'talk, at its end', path: talkPath(talk.slug), reach: (page) => mendToTheEnd(page, talk) },
  {
    name: 'serious talk, at its end',
    path: talkPath(seriousTalk.slug),
    reach: (page) => mendToTheEnd(page, seriousTalk),
  },
  { name: 'device guide', path: deviceGuidePath('nintendo-switch') },
  { name: 'device guide, long ago', path: deviceGuidePath('youtube-supervised') },
  { name: 'class agreements, address not confirmed', path: CLASS_AGREEMENT_PATH, prepare: beSignedIn },
  { name: 'class agreements, a form', path: CLASS_AGREEMENT_PATH, prepare: beProven, reach: fillClassAgreement },
  {
    name: 'class agreements, nothing chosen',
    path: CLASS_AGREEMENT_PATH,
    prepare: beProven,
    reach: sendEmptyClassAgreement,
  },
  { name: 'class agreements, started', path: CLASS_AGREEMENT_PATH, prepare: beProven, reach: startClassAgreement },
  { name: 'class agreement, a link', path: CLASS_AGREEMENT_LINK },
  { name: 'class agreement, signed out', path: CLASS_AGREEMENT_LINK, reach: (page) => lookAtClassAgreement(page) },
  {
    name: 'class agreement, to join',
    path: CLASS_AGREEMENT_LINK,
    prepare: beProven,
    reach: (page) => lookAtClassAgreement(page),
  },
  { name: 'class agreement, reached', path: CLASS_AGREEMENT_LINK, prepare: beProven, reach: reachClassAgreement },
  { name: 'class agreement, names', path: CLASS_AGREEMENT_LINK, prepare: beProven, reach: seeNames },
  { name: 'class agreement, a name is reported', path: CLASS_AGREEMENT_LINK, prepare: beProven, reach: reportName },
  { name: 'plan, a next step is due', path: everydayTool, reach: openDuePlan },
  { name: 'plan, a smaller step', path: everydayTool, reach: openObstacles },
  { name: 'tool, tips of other parents', path: everydayTool, reach: showTips },
  { name: 'tool, a tip is written', path: everydayTool, reach: writeTip },
  { name: 'next step', path: everydayTool, reach: askForNextStep },
  { name: 'next step, saved', path: everydayTool, reach: makeNextStep },
  { name: 'topic', path: topicPath('sleep') },
  { name: 'serious topic', path: topicPath('pictures-and-blackmail') },
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
  { name: 'what to do now', path: NOW_PATH },
  {
    name: 'tool, what the others would have led to',
    path: everydayTool,
    reach: async (page) => {
      await answer(page)
      await page.getByText('What the others would have led to').click()
    },
  },
  {
    name: 'everyday tool, plan for an age',
    path: everydayTool,
    reach: async (page) => {
      await goToStep(page, 4)
      await page.getByRole('checkbox', { name: '9 to 12' }).check()
    },
  },
  ...(['order', 'piles', 'own-words'] as const).flatMap((kind) => {
    const { path, step } = findExercise(kind)
    return [
      { name: `exercise, ${kind}`, path, reach: (page: Page) => openExercise(page, kind, step) },
      { name: `exercise, ${kind}, checked`, path, reach: (page: Page) => doExercise(page, kind, step) },
    ]
  }),
  { name: 'completion dialog', path: tool, reach: finish },
  { name: 'completion dialog, another next step', path: everydayTool, reach: changeNextStep },
  { name: 'completion panel', path: tool, reach: finishAndClose },
  { name: 'everyday tool, answered', path: everydayTool, reach: answer },
  {
    name: 'everyday tool, help lines',
    path: everydayTool,
    reach: (page) => page.getByText('Worried about more than this?').click(),
  },
  { name: 'tool, a chart', path: lessonPath(LAUNCHPAD_ID, 'module3', '3.7'), reach: openChart },
  { name: 'everyday tool, completion panel', path: everydayTool, reach: finishAndClose },
  { name: 'completion dialog, what was wrong', path: tool, prepare: beSignedIn, reach: rateBadly },
  { name: 'session, the child’s turn', path: SESSION_PATH, reach: (page) => walkSession(page, 'child') },
  { name: 'session, a card with its kind words', path: SESSION_PATH, reach: pickRisky },
  { name: 'session, with pictures and short words', path: SESSION_PATH, reach: takeSendWay },
  { name: 'session, its rule', path: SESSION_PATH, reach: (page) => walkSession(page, 'rule') },
  { name: 'serious session', path: lessonPath(EXPLORERS_GUIDE_ID, 'module1', '1.4') },
  { name: 'tool, loading', path: toolkitPath(LAUNCHPAD_ID, 'module1'), reach: waitForTool, untitled: true },
  { name: 'tool, failed', path: toolkitPath(LAUNCHPAD_ID, 'module1'), reach: failTool },
  { name: 'home, signed in', path: HOME_PATH, prepare: beSignedIn },
  { name: 'menu, signed in', path: HOME_PATH, prepare: beSignedIn, reach: openMenu },
  { name: 'toolkit, all finished', path: toolkitPath(LAUNCHPAD_ID, 'module1'), prepare: beSignedIn },
  { name: 'account', path: ACCOUNT_PATH, prepare: beSignedIn },
  { name: 'welcome', path: WELCOME_PATH, prepare: beSignedIn },
  { name: 'log in, failed', path: LOGIN_PATH, reach: failLogin },
  { name: 'forgotten password, sent', path: FORGOT_PASSWORD_PATH, reach: askForReset },
  { name: 'newsletter form, failed', path: HOME_PATH, reach: subscribeWithoutLuck },
  { name: 'newsletter with issues', path: NEWSLETTER_PATH, prepare: showIssues },
  { name: 'unsubscribe, done', path: UNSUBSCRIBE_PATH, reach: unsubscribe },
  { name: 'offline', path: HELP_PATH, reach: goOffline },
]

export const SCREENS: Screen[] = [...PAGES_AS_THEY_OPEN, ...STATES]

/** What the browser itself says about answers that belong to a screen. */
export const EXPECTED_OF_SCREENS =
  /status of (401|404|500|503)|ERR_INTERNET_DISCONNECTED|error occurred when fetching the script/

/** Opens a screen in the state it is listed for. */
export async function showScreen(page: Page, { path, prepare, reach }: Screen, origin: string): Promise<void> {
  await prepare?.(page)
  await openPage(page, origin + path)
  await reach?.(page)
}

// Section 8: what a visitor reads when something fails. The answer that fails is given in the server's place.
import { checkScenes, type Scene } from './scenes.ts'
import { PASSWORD, type Site } from './site.ts'
import type { StubbedAnswer, Visitor } from './visitor.ts'

const TOOLKITS = '/digitalLaunchpad/modules'
const TOOLKIT = `${TOOLKITS}/module1`
const TOOL = `${TOOLKIT}/lessons/1.1`

/** A refusal that says why, as our server words it. */
const SPOKEN = { status: 400, json: { message: 'The cupboard is locked.', key: 'a_key', code: 'bad_request' } }
/** A refusal without a word. */
const SILENT = { status: 400, json: {} }
/** Shown when the network is lost. */
const UNREACHABLE = "You're offline, or we can't be reached. Try again."

const signedIn = async (site: Site) => ({ stored: { authToken: (await site.member()).token } })

interface Form {
  title: string
  path: string
  call: string
  send: (visitor: Visitor) => Promise<void>
  fallback: string
  visitor?: Scene['visitor']
  /** Status of the refusal without a message. */
  status?: number
}

async function fillNewsletter(visitor: Visitor): Promise<void> {
  await visitor.field('Email').fill('parent@example.org')
  const boxes = visitor.find('main').find('checkbox')
  for (let box = 0; box < 2; box += 1) await boxes.at(box).tick()
}

const forms: readonly Form[] = [
  {
    title: 'log in',
    path: '/login',
    call: 'POST /api/auth/login',
    status: 401,
    send: async (visitor) => {
      await visitor.field('Email').fill('parent@example.org')
      await visitor.field('Password').fill(PASSWORD)
      await visitor.find('main').find('button', 'Log In').press()
    },
    fallback: 'Login failed. Please check your credentials.',
  },
  {
    title: 'sign up',
    path: '/register',
    call: 'POST /api/auth/register',
    send: async (visitor) => {
      await visitor.field('Email').fill('parent@example.org')
      await visitor.field('Password').fill(PASSWORD)
      await visitor.find('checkbox', /Privacy Policy/).tick()
      await visitor.find('main').find('button', 'Sign Up').press()
    },
    fallback: 'Registration failed. Please try again.',
  },
  {
    title: 'forgotten password',
    path: '/forgot-password',
    call: 'POST /api/auth/forgot-password',
    send: async (visitor) => {
      await visitor.field('Email').fill('parent@example.org')
      await visitor.find('main').find('button').press()
    },
    fallback: 'Unable to process request',
  },
  {
    title: 'new password',
    path: '/reset-password?token=a-token',
    call: 'POST /api/auth/reset-password',
    send: async (visitor) => {
      await visitor.field('New password').fill('a new calm evening')
      await visitor.field('Confirm new password').fill('a new calm evening')
      await visitor.find('button', 'Set new password').press()
    },
    fallback: 'Failed to reset password. The link may have expired.',
  },
  {
    title: 'unsubscribe',
    path: '/unsubscribe',
    call: 'POST /api/emails/unsubscribe',
    send: async (visitor) => {
      await visitor.field('Email').fill('parent@example.org')
      await visitor.find('button', 'Unsubscribe').press()
    },
    fallback: 'Something went wrong. Please try again.',
  },
  {
    title: 'resubscribe',
    path: '/unsubscribe',
    call: 'POST /api/emails/resubscribe',
    send: async (visitor) => {
      await visitor.find('button', /subscribe again/i).press()
      await visitor.field('Email').fill('parent@example.org')
      await visitor.find('button', 'Resubscribe').press()
    },
    fallback: 'Something went wrong. Please try again.',
  },
  {
    title: 'newsletter on the home page',
    path: '/',
    call: 'POST /api/emails/subscribe',
    send: async (visitor) => {
      await fillNewsletter(visitor)
      await visitor.find('button', 'Send me the tip').press()
    },
    fallback: 'Something went wrong. Please try again.',
  },
]

/** Two forms are enough, because all forms read an answer in the same way. */
const wordOnly = forms
  .filter(({ path }) => path === '/login' || path === '/')
  .map(
    ({ title, path, call, send, status = 400 }): Scene => ({
      title: `${title}, refused with nothing but a message`,
      path,
      reach: async (visitor) => {
        await visitor.answer(call, { status, json: { message: 'The cupboard is locked.' } })
        await send(visitor)
      },
      texts: ['The cupboard is locked.'],
    }),
  )

const failingForms = forms.flatMap(({ title, path, call, send, fallback, status = 400 }): Scene[] => {
  const sendTo = (answer: StubbedAnswer | 'lost') => async (visitor: Visitor) => {
    await visitor.answer(call, answer)
    await send(visitor)
  }
  return [
    {
      title: `${title}, refused with a message`,
      path,
      reach: sendTo({ ...SPOKEN, status }),
      texts: ['The cupboard is locked.'],
      withoutTexts: [fallback],
    },
    { title: `${title}, refused without a message`, path, reach: sendTo({ status, json: {} }), texts: [fallback] },
    {
      title: `${title}, without a network`,
      path,
      reach: sendTo('lost'),
      texts: [UNREACHABLE],
      withoutTexts: ['Please check your credentials.'],
    },
  ]
})

const account: readonly Scene[] = [
  {
    title: 'log in, with a fault of ours',
    path: '/login',
    reach: async (visitor) => {
      await visitor.answer('POST /api/auth/login', { status: 500, json: {} })
      await forms[0]?.send(visitor)
      await visitor.until(async () => /our side|our fault/i.test(await visitor.visibleText()), 'a fault of ours')
    },
    // Only when credentials were refused.
    withoutTexts: ['Please check your credentials.'],
  },
  {
    title: 'new password, set',
    path: '/reset-password?token=a-token',
    reach: async (visitor) => {
      await visitor.answer('POST /api/auth/reset-password', { json: { message: 'Done.' } })
      await forms[3]?.send(visitor)
    },
    texts: ['Password updated successfully! You can now log in.'],
    controls: [{ role: 'alertdialog', name: /./ }],
  },
  {
    title: 'new password, set and read',
    path: '/reset-password?token=a-token',
    reach: async (visitor) => {
      await visitor.answer('POST /api/auth/reset-password', { json: { message: 'Done.' } })
      await forms[3]?.send(visitor)
      await visitor.find('alertdialog').find('button').press()
      await visitor.waitForAddress('/login')
    },
    endsAt: '/login',
  },
  {
    title: 'the return from Google with an error',
    path: '/auth/callback?error=google-cancelled',
    // Google's own text is not shown; our message gives the reason.
    texts: ['Login failed: '],
    withoutTexts: ['google-cancelled'],
    endsAt: '/login',
  },
  {
    title: 'the return from Google with neither token nor error',
    path: '/auth/callback',
    texts: ['An unknown error occurred during login.'],
    endsAt: '/login',
  },
  {
    title: 'the welcome page, when its answers are not taken',
    path: '/welcome',
    visitor: signedIn,
    reach: async (visitor) => {
      await visitor.answer('POST /api/auth/complete-google-onboarding', SILENT)
      await visitor.find('checkbox', /Privacy Policy/).tick()
      await visitor.find('button', 'Continue').press()
    },
    texts: ['Something went wrong. Please try again.'],
    endsAt: '/welcome',
  },
  {
    title: 'the welcome page, when its answers are taken',
    path: '/welcome',
    visitor: signedIn,
    reach: async (visitor) => {
      await visitor.answer('POST /api/auth/complete-google-onboarding', { json: { message: 'Done.' } })
      await visitor.find('checkbox', /Privacy Policy/).tick()
      await visitor.find('button', 'Continue').press()
      await visitor.waitForAddress('/')
    },
    texts: ['Thank you! Welcome to Handrail.'],
    endsAt: '/',
  },
]

/** Presses a link after the call that it needs is answered by the row. */
function follow(call: string, answer: StubbedAnswer | 'lost', link: RegExp | string) {
  return async (visitor: Visitor) => {
    await visitor.answer(call, answer)
    await visitor.find('link', link).press()
  }
}

const LIST = 'GET /api/curriculum/digitalLaunchpad/modules'
const DETAIL = 'GET /api/curriculum/digitalLaunchpad/module1'
const LESSON = 'GET /api/curriculum/digitalLaunchpad/module1/*'
const toToolkits = (answer: StubbedAnswer | 'lost') => follow(LIST, answer, 'The Digital Launchpad')
const toToolkit = (answer: StubbedAnswer | 'lost') =>
  follow(DETAIL, answer, /^View Tools.*The Gaming Code|^View Tools$/)
const toTool = (answer: StubbedAnswer | 'lost') => async (visitor: Visitor) => {
  await visitor.answer(LESSON, answer)
  await visitor
    .find('main')
    .find('link', /stopping point|come off|game/i)
    .press()
}

const curriculum: readonly Scene[] = [
  {
    title: 'the toolkits of a focus area, failing with a message',
    path: TOOLKIT,
    reach: toToolkits(SPOKEN),
    texts: ['Oops! Toolkit Loading Failed.', 'The cupboard is locked.'],
    controls: [{ role: 'link', name: 'Back to Home', to: '/' }],
  },
  {
    title: 'the toolkits of a focus area, failing without a message',
    path: TOOLKIT,
    reach: toToolkits(SILENT),
    texts: ['Oops! Toolkit Loading Failed.', 'Failed to fetch toolkits for focus area: digitalLaunchpad.'],
  },
  {
    title: 'the toolkits of a focus area, without a network',
    path: TOOLKIT,
    reach: toToolkits('lost'),
    // The fixed line is shown, and the cause follows it.
    texts: ['Oops! Toolkit Loading Failed.', UNREACHABLE],
  },
  {
    title: 'a focus area without toolkits',
    path: TOOLKIT,
    reach: toToolkits({ json: { stageId: 'digitalLaunchpad', stageTitle: 'The Digital Launchpad', modules: [] } }),
    texts: ['No toolkits found for this focus area.', 'It might be under development or the ID is incorrect.'],
  },
  {
    title: 'a toolkit, failing with a message',
    path: TOOLKITS,
    reach: toToolkit(SPOKEN),
    texts: ['Oops! Toolkit Details Failed to Load.', 'The cupboard is locked.'],
    controls: [{ role: 'link', name: 'Back to Toolkits', to: TOOLKITS }],
  },
  {
    title: 'a toolkit, failing without a message',
    path: TOOLKITS,
    reach: toToolkit(SILENT),
    texts: ['Oops! Toolkit Details Failed to Load.', 'Failed to fetch details for toolkit: module1.'],
  },
  {
    title: 'a toolkit of which nothing is known',
    path: TOOLKITS,
    reach: toToolkit({ json: null }),
    texts: ['Toolkit data not found or IDs are incorrect.'],
  },
  {
    title: 'a toolkit without tools',
    path: TOOLKITS,
    reach: toToolkit({
      json: {
        stageId: 'digitalLaunchpad',
        stageTitle: 'The Digital Launchpad',
        moduleId: 'module1',
        title: 'The Gaming Code',
        goal: 'A goal.',
        look: { emoji: '🎮', colour: 'night' },
        next: null,
        lessons: {},
      },
    }),
    texts: ['No tools found in this toolkit. Content might be coming soon!'],
  },
  {
    title: 'a tool, failing with a message',
    path: TOOLKIT,
    reach: toTool(SPOKEN),
    texts: ['Error: The cupboard is locked.'],
  },
  {
    title: 'a tool, failing without a message',
    path: TOOLKIT,
    reach: toTool(SILENT),
    texts: ['Error: Failed to fetch tool data.'],
  },
  {
    title: 'a tool that takes its time',
    path: TOOLKIT,
    reach: toTool({ ...SILENT, after: new Promise(() => undefined) }),
    texts: ['Loading...'],
  },
  {
    title: 'feedback that is not taken',
    path: TOOL,
    visitor: signedIn,
    reach: async (visitor) => {
      await visitor.answer('POST /api/feedback', SILENT)
      await visitor.find('button', 'Go to step 5').press()
      await visitor.find('button', 'Finish Tool').press()
      await visitor.find('dialog').find('button', 'Yes').press()
    },
    texts: ['Could not submit feedback. Please try again.'],
    controls: [{ role: 'button', name: 'Yes' }],
  },
]

async function download(visitor: Visitor): Promise<void> {
  await visitor.find('button', /^Download Checklist/).press()
}
async function unlock(visitor: Visitor): Promise<void> {
  await visitor.find('dialog').find('textbox', 'Email').fill('parent@example.org')
  const boxes = visitor.find('dialog').find('checkbox')
  for (let box = 0; box < 2; box += 1) await boxes.at(box).tick()
  await visitor.find('dialog').find('button', 'Unlock & Download').press()
}

const PDF = 'POST /api/resources/generate-pdf'

const checklists: readonly Scene[] = [
  {
    title: 'a checklist whose PDF cannot be made',
    path: '/resources',
    reach: async (visitor) => {
      await visitor.answer('POST /api/emails/subscribe', { json: { message: 'Thank you.' } })
      await visitor.answer(PDF, SILENT)
      await download(visitor)
      await unlock(visitor)
    },
    texts: ["Sorry, we couldn't generate the PDF. Please try again."],
    withoutControls: [{ role: 'dialog', name: 'Get Your Free Checklist' }],
  },
  {
    title: 'a checklist whose subscription fails',
    path: '/resources',
    reach: async (visitor) => {
      await visitor.answer('POST /api/emails/subscribe', SILENT)
      await visitor.answer(PDF, { text: '%PDF-1.7' })
      await download(visitor)
      // The download continues all the same.
      await visitor.savedFileOf(() => unlock(visitor))
      await visitor.find('dialog').waitUntilGone()
    },
    withoutTexts: ["Sorry, we couldn't generate the PDF. Please try again."],
  },
  {
    title: 'a checklist when nobody can say whether one is subscribed',
    path: '/resources',
    visitor: signedIn,
    reach: async (visitor) => {
      await visitor.answer('GET /api/emails/check/*', SILENT)
      await download(visitor)
    },
    texts: ['Get Your Free Checklist'],
  },
]

checkScenes(
  (path) => `what fails on ${path} is said in the words of the specification`,
  [...failingForms, ...wordOnly, ...account, ...curriculum, ...checklists],
)

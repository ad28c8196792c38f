// Addresses of pages, for links. `pages/table.ts` says which page answers each. Every page carries this file: addresses that few pages link to
// are in `content-paths.ts` and `plan-paths.ts`.
export const HOME_PATH = '/'
/** For `{...}` on a link to the focus areas, to which home scrolls. */
export const AREAS_ON_HOME = { to: HOME_PATH, state: { part: 'areas' } } as const
/** The same for the form of the weekly tip. */
export const NEWSLETTER_ON_HOME = { to: HOME_PATH, state: { part: 'newsletter' } } as const
export const HELP_PATH = '/help'
/** Every tool of every focus area. */
export const TOOLS_PATH = '/tools'
/** Finished tools by toolkit, and the last weeks. */
export const PROGRESS_PATH = '/progress'
export const SOURCES_PATH = '/sources'
export const RESULTS_PATH = '/results'
export const ABOUT_PATH = '/about'
export const ACCESSIBILITY_PATH = '/accessibility'
export const TERMS_PATH = '/terms'
export const WHAT_CHANGED_PATH = '/what-changed'
export const ROADMAP_PATH = '/roadmap'
export const RESOURCES_PATH = '/resources'

/** A row of 'Get help now', opened. */
export function helpRowPath(id: string): string {
  return `${HELP_PATH}#${id}`
}

/** What a family has promised and what is asked next; all of it on the device. */
export const PLAN_PATH = '/plan'
/** Who shares it, and invitations. */
export const SHARE_PATH = `${PLAN_PATH}/share`
/** Behind an invitation; its secret is after the `#`. */
export const JOIN_PATH = `${PLAN_PATH}/join`

/** What a class agreement is, and how to start one. */
export const CLASS_AGREEMENT_PATH = '/class-agreement'
/** Behind a class agreement's link; its code is after the `#`. */
export const OPEN_CLASS_AGREEMENT_PATH = `${CLASS_AGREEMENT_PATH}/open`

/** A checklist to read, tick and print. */
export function checklistPath(slug: string): string {
  return `${RESOURCES_PATH}/${slug}`
}

/** The focus areas: for every age, for a grown-up and a child of 9 to 13 together, and for parents of 13 to 16 year olds. */
export const LAUNCHPAD_ID = 'digitalLaunchpad'
export const EXPLORERS_GUIDE_ID = 'explorersGuide'
export const TEEN_GUIDE_ID = 'teenGuide'

/** The toolkit list of a focus area. */
export function toolkitsPath(stageId: string): string {
  return `/${stageId}/modules`
}

/** A toolkit with its tools. */
export function toolkitPath(stageId: string, moduleId: string): string {
  return `${toolkitsPath(stageId)}/${moduleId}`
}

/** A tool in the player. */
export function lessonPath(stageId: string, moduleId: string, lessonId: string): string {
  return `${toolkitPath(stageId, moduleId)}/lessons/${lessonId}`
}

/** Six lines of the Explorer's Guide, to print and sign. */
export const LICENCE_PATH = `/${EXPLORERS_GUIDE_ID}/licence`

/** Behind a tool's address: opens the step on which a promise is made. */
export const NEXT_STEP_HASH = '#next-step'
/** Opens a tool at a step, counted from 0: '#step2'. */
export const STEP_HASH = '#step'

/** What to do while it is happening; only serious tools have it. */
export function nowPath(stageId: string, moduleId: string, lessonId: string): string {
  return `${lessonPath(stageId, moduleId, lessonId)}/now`
}

/** What an unknown address is answered with; it is not meant to be visited by its name. */
export const NOT_FOUND_PATH = '/404'

export const LOGIN_PATH = '/login'
/** Where operators work. Links into and out of it load a new document. */
export const DESK_PATH = '/desk'
/** What people wrote to us. */
export const DESK_INBOX_PATH = `${DESK_PATH}/inbox`
export const DESK_NEWSLETTER_PATH = `${DESK_PATH}/newsletter`
/** In place of the name of an issue that is not written yet. */
export const NEW_ISSUE = 'new'
export const DESK_ENTER_PATH = '/desk/enter'
export const DESK_JOIN_PATH = '/desk/join'

/** Whether a page is of the desk. @param pathname without a language's prefix */
export function isDeskPath(pathname: string): boolean {
  return pathname === DESK_PATH || pathname.startsWith(`${DESK_PATH}/`)
}

export const REGISTER_PATH = '/register'
export const FORGOT_PASSWORD_PATH = '/forgot-password'
export const RESET_PASSWORD_PATH = '/reset-password'
export const VERIFY_EMAIL_PATH = '/verify-email'
export const NOT_ME_PATH = '/not-me'
export const AUTH_CALLBACK_PATH = '/auth/callback'
export const WELCOME_PATH = '/welcome'
export const ACCOUNT_PATH = '/account'
export const PRIVACY_PATH = '/privacy'
export const UNSUBSCRIBE_PATH = '/unsubscribe'
export const CONFIRM_PATH = '/confirm'
export const UNDO_PATH = '/undo'
export const PREFERENCES_PATH = '/preferences'
export const ERASE_PATH = '/erase'
export const NEWSLETTER_PATH = '/newsletter'
export const NEWSLETTER_FEED_PATH = '/newsletter/feed.xml'

/** An issue in the public archive. */
export function issuePath(slug: string): string {
  return `${NEWSLETTER_PATH}/${slug}`
}

/** The button of mail programs, and the page behind the link at the end of an issue: `/api/u/<code>`. */
export const ONE_CLICK_PATH = '/api/u'

/** The operator's form of a third party, in a frame of our own. */
export const FEEDBACK_FRAME_PATH = '/embed/feedback'

/** The operator's Google tag, in a frame of our own. */
export const GOOGLE_TAG_FRAME_PATH = '/embed/google-tag'

/** Where a session is ended. Here, because the page that ends it does without the contract. */
export const LOGOUT_PATH = '/api/auth/logout'

/** Where Google sign-in starts: a full page, not a call. */
export const GOOGLE_SIGN_IN_PATH = '/api/auth/google'
/** A field of its query: the language to come back to, where that is not English. */
export const GOOGLE_LANGUAGE = 'language'

/** Where an event is counted. Here, because the page that counts does without the contract. */
export const COUNT_EVENT_PATH = '/api/analytics/events'

/** Where searches without a result are counted. Here for the same reason. */
export const SEARCH_WORDS_PATH = '/api/search-words'

/** Where 'Did it work?' is answered. Here for the same reason. */
export const OUTCOMES_PATH = '/api/outcomes'

/** What came of it, as a table to take away. */
export const RESULTS_CSV_PATH = '/api/results.csv'

/** Pages whose query holds a secret. It is taken out of the address bar before anything else happens. */
export const SECRET_QUERY_PATHS = [
  AUTH_CALLBACK_PATH,
  RESET_PASSWORD_PATH,
  VERIFY_EMAIL_PATH,
  NOT_ME_PATH,
  CONFIRM_PATH,
  UNDO_PATH,
  PREFERENCES_PATH,
  ERASE_PATH,
]

/** The same, and those whose secret is after the `#`. */
export const SECRET_PATHS = [JOIN_PATH, OPEN_CLASS_AGREEMENT_PATH, ...SECRET_QUERY_PATHS]

/** Whether a query, with its '?', holds what opens something, on whatever page. */
export function isSecretQuery(search: string): boolean {
  return SECRET_QUERY.test(search)
}

/** Also for the start script of every page, which is made of text. */
export const SECRET_QUERY = /[?&](token|code)=/

/** An address with 256 bits after `#`, such as a plan's link, on whatever page and however that is spelt; or with anything after the `#` of
 * a class agreement's page. For the start script of every page, so in few letters. */
export const SECRET_HASH = /#(?:[\w-]{22}\.)?[\w-]{43}$|class-agreement\/open.*#/i

/** How an address is written that leads to the same page: without extra slashes, capitals and escaped letters. */
export function plainPath(pathname: string): string {
  return decode(pathname)
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Pages that handle a secret or a sign-in, or make the first key of a plan. */
const TAGLESS_PATHS = [
  ...SECRET_PATHS,
  UNSUBSCRIBE_PATH,
  LOGIN_PATH,
  REGISTER_PATH,
  FORGOT_PASSWORD_PATH,
  WELCOME_PATH,
  ACCOUNT_PATH,
  SHARE_PATH,
]

/** Where no third party counts, whatever an operator sets up. @param pathname without a language's prefix */
export function isTagless(pathname: string): boolean {
  return TAGLESS_PATHS.includes(plainPath(pathname))
}

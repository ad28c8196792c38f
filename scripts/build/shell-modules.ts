// Which of our modules travel together as the shell, because (nearly) every page needs them. What only some pages need,
// or what brings the code that checks answers, stays apart.
const SHELL = [
  'root',
  'pages/not-found/not-found',
  'shared/first-visit/kept-caches',
  'shared/(coming-from|tracked-buttons|lesson-key|paths|product|talk-paths)',
  'web/(typefaces|page-title)',
  'web/language/other-languages',
  'web/secrets/secret-query',
  'web/storage/(storage|token-key)',
  'web/hooks/(reduced-motion|use-fetched|use-hydrated|use-scroll-to-top|use-typefaces)',
  'web/ui/(back-link|button|deferred-mount|icons|message-page|page-link|page-scripts|progress-bar)',
  'web/ui/dialogs/(toast|toasts)',
  'web/ui/frame/(area-links|brand|language-links|loading|notices)',
  'features/accounts/(auth-context|session-store|sign-out)',
  'features/curriculum/pictures/scene',
  'features/analytics/(analytics-keeper|track|use-count-once)',
  'features/analytics/consent/(consent-banner|consent-context|consent-record|consent-store)',
  'features/help/helpline-contacts',
  'features/settings/settings-request',
  'features/inbox/translations/sounds-wrong',
  'features/progress/(lesson-memory|progress-keeper|progress-outbox|progress-store|step-memory|use-progress)',
]

/** Single words that pages share, and what fetches a tool: as files of their own they weigh ten times as much, most of it headers. */
const SMALL =
  /\/(curriculum_minutes|home_card_done|player_page_title|settings_help_title|shell_account_log_in|shell_link_(about_us|community|home|privacy_policy|tools))$|\/player\/lesson-page\.tsx\?route-chunk=clientLoader$|\/frame\/offline-note\.module\.css$/

const pattern = new RegExp(`/src/(${SHELL.join('|')})\\.(tsx?|module\\.css)$`)

/** @param id a module's path as the bundler knows it */
export function inShellChunk(id: string): boolean {
  return pattern.test(id) || SMALL.test(id)
}

/** The line above words that are English still: a page that says it by itself must not load the looks of tools for it. */
export function inTranslatedShell(id: string): boolean {
  return id.endsWith('/shell_in_english')
}

const reading =
  /\/src\/(web\/ui\/(markdown|frame\/english-line)|features\/(curriculum\/player\/block-view|help\/helpline-(fold|list|panel)|sources\/sources-line|talks\/talk-links))\.(tsx|module\.css)$|\/read-aloud-row\.module\.css$/

/** What shows a tool's text and what stands below it, on tools, in talks and on pages for now: apart, small files weigh a fifth more than one. */
export function inReadingChunk(id: string): boolean {
  return reading.test(id)
}

const playing =
  /\/src\/features\/curriculum\/player\/(player|lesson-failed|lesson-steps|lesson-steps-view|player-footer|player-header|serious-opening|traditional-view|use-completed-at-start|use-tool-counts|finish\/use-finish|folded\/(folded-parts|part-list)|moving\/[^/]+|quiz\/[^/]+|short-answer\/short-answer)(\.module)?\.(tsx?|css)$|\/sureness\.module\.css$/

/** What every tool is walked through with. Sessions share some of it, and would otherwise cut it in two. */
export function inPlayerChunk(id: string): boolean {
  return playing.test(id)
}

/** What is asked for with one thing, such as a form with what sends it, by the name of the file that it travels in. What fits two goes with the first. */
export const TOGETHER: Record<string, RegExp> = {
  form: /\/src\/(web\/ui\/forms\/(form|form-success|fault-key)|web\/hooks\/use-submit|web\/error-message|web\/ui\/new-tab-link)\.(tsx?|module\.css)$|\/forms_email_label$/,
  newsletter:
    /\/src\/features\/newsletter\/(subscribing\/(newsletter-form|subscribe-wording\.contract)|issues\/letter-drawing)\.(tsx?|module\.css)$|\/newsletter_consent_policy$/,
  calls: /\/src\/features\/help\/(helpline-ways|phone-icon)\.(tsx|module\.css)$/,
  dialog: /\/src\/web\/ui\/dialogs\/dialog\.(tsx|module\.css)$/,
  asking:
    /\/src\/features\/consent\/(ask-at-quiet-moment|question-dialog|quiet-moment|consent-buttons)\.(tsx?|module\.css)$|\/consent_(all|essential)_button$/,
}

/** The modules of the shell by name, relative to `src/` and without their ending. */
export function listShellModules(): string[] {
  return SHELL.flatMap((entry) => {
    const [, folder = '', names = entry] = /^(.*\/)\((.*)\)$/.exec(entry) ?? []
    return names.split('|').map((name) => folder + name)
  })
}

// What can be done at the desk that leaves a line in the log. Each has its words in `act-words.ts`.
export type DeskActName =
  | 'join'
  | 'login'
  | 'logout'
  | 'invite'
  | 'comment'
  | 'change-role'
  | 'remove'
  | 'end-session'
  | 'pass-tip'
  | 'refuse-tip'
  | 'hide-tip'
  | 'keep-tip'
  | 'close-card-report'
  | 'close-translation-report'
  | 'keep-name'
  | 'remove-name'
  | 'test-newsletter'
  | 'reply-complaint'
  | 'close-complaint'
  | 'deal-with-idea'
  | 'export-ideas'
  | 'export-comments'
  | 'release-week'
  | 'void-week'

/** What an act is about, such as a role or how many. */
export type ActAbout = Record<string, string | number>

// What can be done at the desk that leaves a line in the log.
export type DeskActName =
  | 'join'
  | 'login'
  | 'logout'
  | 'invite'
  | 'comment'
  | 'pass-tip'
  | 'refuse-tip'
  | 'hide-tip'
  | 'keep-tip'

/** What an act is about, such as a role or how many. */
export type ActAbout = Record<string, string | number>

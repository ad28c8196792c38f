// Where the desk is. Nothing of the site links there.
export const DESK_PATH = '/desk'
export const DESK_TOOLS_PATH = '/desk/tools'
export const DESK_SEARCHES_PATH = '/desk/searches'
export const DESK_NEWSLETTER_PATH = '/desk/newsletter'
export const DESK_COMPLAINTS_PATH = '/desk/complaints'
export const DESK_IDEAS_PATH = '/desk/ideas'
export const DESK_LOGIN_PATH = '/desk/login'
export const DESK_JOIN_PATH = '/desk/join'

// Where the desk's pages are.
export const DESK_TOOLS_PATH = '/desk/tools'
export const DESK_NEWSLETTER_PATH = '/desk/newsletter'

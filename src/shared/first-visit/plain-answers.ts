// Where a first visit asks for small answers without the contracts, which bring what checks answers (`web/ask-plainly.ts`).
export const READ_SETTINGS_PATH = '/api/settings'
export const COUNT_READERS_PATH = '/api/emails/readers'

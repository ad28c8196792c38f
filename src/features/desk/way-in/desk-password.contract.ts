// In characters as people count them.
export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 200

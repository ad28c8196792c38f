/** Where the session token lies in local storage. */
export const TOKEN_KEY = 'authToken'

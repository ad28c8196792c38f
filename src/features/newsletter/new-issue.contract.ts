/** The name of an issue that is not written yet, in its address. */
export const NEW_ISSUE = 'new'

/** What a person reads when the reason is not theirs to mend. In a file of its own, because every page needs it. */
export const UNEXPECTED_MESSAGE = 'Something went wrong. Please try again.'

/** The longest explanation of a reason, in UTF-16 units. It is not in the contract, so that the form need not load zod for it. */
export const WORDS_LIMIT = 200

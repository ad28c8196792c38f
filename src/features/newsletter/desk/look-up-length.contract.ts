/** Of the words beside a reason, in UTF-16 units. Apart from the schema, so that the form knows it without that. */
export const WORDS_LIMIT = 200

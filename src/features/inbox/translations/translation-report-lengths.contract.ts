// How much may be written, in UTF-16 units as `maxlength` counts. Apart from the schema, so that the form knows it without it.
export const SENTENCE_LIMIT = 500
export const OWN_WORDS_LIMIT = 500

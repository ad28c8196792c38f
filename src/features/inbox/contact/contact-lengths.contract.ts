// How much may be written into the forms, in UTF-16 units as `maxlength` counts. Apart from the schemas, so that a form
// knows it without them.
export const IDEA_LIMIT = 2_000
export const COMPLAINT_LIMIT = 4_000

// How long the parts of the agreement may be, for the page, the plan and the content.
/** How long the parts of a line may be. */
export const WHO_LIMIT = 40
export const LINE_LIMIT = 160
export const NAME_LIMIT = 30

/** The box in which initials are drawn: width and height in its own units. */
export const DRAWING_BOX = { width: 300, height: 120 }
/** In characters, which are bytes here. */
export const DRAWING_LIMIT = 3000

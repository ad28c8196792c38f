// Sentences of the player that stand in more than one place.

/** Said in a toast and again in the completion panel. */
export const NOT_SAVED_MESSAGE =
  'Your progress could not be saved on this device. Its storage may be full or switched off.'

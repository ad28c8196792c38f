// What the plan is called in the browser, for code that opens it and code that only deletes it.
export const PLAN_DATABASE = 'plan'
/** Between the tabs of this device: an update of the document, or that it is gone or put aside. */
export const PLAN_CHANNEL = 'plan'
export const FORGOTTEN = 'forgotten'
export const PUT_ASIDE = 'put-aside'

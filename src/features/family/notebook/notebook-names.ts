// What the notebook is called in the browser, for whoever opens it and for whoever only takes it away.
export const NOTEBOOK_DATABASE = 'notebook'
/** Between the tabs of this device: an update of the document, or that it is gone or put aside. */
export const NOTEBOOK_CHANNEL = 'notebook'
export const FORGOTTEN = 'forgotten'
export const PUT_ASIDE = 'put-aside'

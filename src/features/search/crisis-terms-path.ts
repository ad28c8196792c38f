// Where the crisis terms lie. Apart from the index in everything: a crisis must be heard when the index cannot be had.
export const CRISIS_TERMS_PATH = '/assets/crisis-terms.json'

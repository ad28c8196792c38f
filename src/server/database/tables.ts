// The columns of every table, for the types of queries. `migrations/` makes them; this says what they are called.
// The first table arrives with accounts.
// biome-ignore lint/suspicious/noEmptyInterface: tables are added by the features that own them
export interface Tables {}

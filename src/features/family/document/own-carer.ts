import { createStoredValue } from '#src/web/storage/stored-value.ts'

/** The id of this device's carer in a shared plan, or null. It is stored outside the plan, so that pages can read it without opening the plan. */
export const ownCarer = createStoredValue('sharesPlan', (text) => text)

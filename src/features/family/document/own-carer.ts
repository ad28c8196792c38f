import { createStoredValue } from '#src/web/storage/stored-value.ts'

/** This device's row among the carers of a shared plan; null where none is shared. Beside the plan: pages ask without opening it. */
export const ownCarer = createStoredValue('sharesPlan', (text) => text)

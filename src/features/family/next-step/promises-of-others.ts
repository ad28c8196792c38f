// In a shared plan each carer is asked about their own promises, where they made them.
import type { ParentPromise } from './parent-promise.ts'

/** @param own this device's row among the carers; null where the plan is not shared: then all are its own */
export function isOwn({ carer }: Pick<ParentPromise, 'carer'>, own: string | null): boolean {
  return own === null || carer === '' || carer === own
}

/** The promises that this device asks about. */
export function listOwn<Promise extends Pick<ParentPromise, 'carer'>>(
  promises: readonly Promise[],
  own: string | null,
): Promise[] {
  return promises.filter((promise) => isOwn(promise, own))
}

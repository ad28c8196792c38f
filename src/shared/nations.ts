// The four nations of the UK. Which one a parent lives in decides help lines, school words and law.
export const NATIONS = ['england', 'scotland', 'wales', 'northern-ireland'] as const

export type Nation = (typeof NATIONS)[number]

/** Whether something that is for `nations` (for all of them without a list) is for this one; null is a parent who has not said. */
export function isForNation(nations: readonly Nation[] | undefined, nation: Nation | null): boolean {
  return nations === undefined || nation === null || nations.includes(nation)
}

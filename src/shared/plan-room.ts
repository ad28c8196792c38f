/** The rooms of a family's plan, in the order in which the picture of the house shows them. Every rule belongs to one. */
export const PLAN_ROOMS = ['sleep', 'games', 'telling-us', 'new-apps', 'meals', 'money'] as const
export type PlanRoom = (typeof PLAN_ROOMS)[number]

/** For a rule that came without a room: most rules of this kind are about what the family tells one another. */
export const DEFAULT_ROOM: PlanRoom = 'telling-us'

/** Who keeps to a rule of the plan. */
export const RULE_KEEPERS = ['adult', 'child', 'all'] as const
export type RuleKeeper = (typeof RULE_KEEPERS)[number]

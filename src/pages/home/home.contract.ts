// A quick-help card: one of tonight's challenges, with the tool that answers it.
import * as z from 'zod/mini'
import { ToolkitColour } from '#src/features/curriculum/curriculum.contract.ts'

export const QuickHelpCard = z.object({
  /** The id of the lesson it leads to, such as '3.1'. */
  id: z.string(),
  situation: z.string(),
  solution: z.string(),
  path: z.string(),
  /** Such as '8 min'. */
  time: z.string(),
  icon: z.string(),
  /** Words parents type. */
  tags: z.array(z.string()),
  /** 70 to 95; orders search results and suggestions. */
  popularity: z.number(),
  moduleId: z.string(),
  /** The colour of the toolkit that its tool is in. */
  colour: ToolkitColour,
  /** Where the picture of its tool lies. */
  scene: z.optional(z.string()),
})
export type QuickHelpCard = z.infer<typeof QuickHelpCard>

/** A tool as home names it to a parent who left it half-way. */
export interface HomeTool {
  /** As progress knows it. */
  key: string
  path: string
  /** None for a serious tool: anyone who holds the phone sees home. */
  title: string | undefined
  /** Where its picture lies; none for a serious tool, as with its title. */
  scene: string | undefined
  steps: number
}

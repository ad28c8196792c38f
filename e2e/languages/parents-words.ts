// Searches of parents in each language and their expected results, for journeys.
import type { Language } from '#src/shared/languages.ts'

interface ParentsWords {
  /** Tonight's problem, which the tool with that address is for. */
  problem: string
  tool: string
  /** What sounds like danger. */
  danger: string
}

export const PARENTS_WORDS: Partial<Record<Language, ParentsWords>> = {
  pl: {
    problem: 'obcy pisze do mojego dziecka',
    tool: '/digitalLaunchpad/modules/module3/lessons/3.2',
    danger: 'syn mówi że chce się zabić',
  },
  cy: {
    problem: 'dieithryn yn anfon negeseuon at fy mab',
    tool: '/digitalLaunchpad/modules/module3/lessons/3.2',
    danger: 'mae fy merch yn dweud ei bod hi eisiau lladd ei hun',
  },
  ur: {
    problem: 'کوئی اجنبی میرے بیٹے کو میسج کر رہا ہے',
    tool: '/digitalLaunchpad/modules/module3/lessons/3.2',
    danger: 'بیٹی کہتی ہے خودکشی کر لے گی',
  },
}

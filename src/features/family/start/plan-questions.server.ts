// The four questions, read once for each language.
import { rememberContent } from '#src/platform/content/content-memory.ts'
import { readPlanQuestions } from './plan-questions.content.server.ts'

export const loadPlanQuestions = rememberContent(readPlanQuestions, 'plan questions')

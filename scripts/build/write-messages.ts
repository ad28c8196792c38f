// `npm run messages`: writes the types of the messages when the English ones have changed. Set-up, build, tests and
// `npm run dev` do it by themselves.
import { writeMessageTypes } from './message-types.ts'

writeMessageTypes()

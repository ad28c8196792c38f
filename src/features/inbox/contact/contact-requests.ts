// Sends what people write to us. Loaded when somebody has something to send, with the code that checks answers.
import { call } from '#src/web/api.ts'
import * as contract from './contact.contract.ts'

/** As nobody: the page asks for no name, so nothing goes along that tells one. */
export const sendIdea = async (idea: string) => (await call(contract.sendIdea, { idea }, { anonymous: true })).message

export const sendComplaint = (email: string, complaint: string) => call(contract.sendComplaint, { email, complaint })

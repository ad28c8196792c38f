// Sends what people write to us. Loaded when somebody has something to send, with the code that checks answers.
import { call } from '#src/web/api.ts'
import * as contract from './contact.contract.ts'

export const sendIdea = async (idea: string) => (await call(contract.sendIdea, { idea })).message

export const sendComplaint = (email: string, complaint: string) => call(contract.sendComplaint, { email, complaint })

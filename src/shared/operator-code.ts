// A one-time code of an operator's app, or one of their recovery codes: to be a field `code` of every endpoint that asks for one.
import { plainText } from './plain-text.ts'

export const OperatorCode = plainText(60)

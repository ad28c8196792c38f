// The limits of tries on accounts, and the error messages that the specification quotes.

import type { Limit } from '#src/platform/http/rate-limit.ts'
import { messageRef } from '#src/shared/message-ref.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Wrong passwords for one account from one network, so that its owner can still log in from another network. */
export const LOGIN_PAIR: Limit = { name: 'login-pair', max: 10, seconds: 15 * MINUTE }
/** Wrong passwords from one network over all accounts. */
export const LOGIN_NETWORK: Limit = { name: 'login-network', max: 60, seconds: 15 * MINUTE }
/** Registrations from one network. */
export const REGISTER_NETWORK: Limit = { name: 'register-network', max: 5, seconds: HOUR }
/** Notices to an owner that a person tried to register the address again. */
export const OWNER_NOTICE: Limit = { name: 'owner-notice', max: 1, seconds: DAY }
export const FORGOT_NETWORK: Limit = { name: 'forgot-network', max: 30, seconds: HOUR }
/** Reset mails to one address in an hour. `mail-budget.ts` has the limit of a day. */
export const RESET_MAILS_HOUR: Limit = { name: 'reset-mails-hour', max: 3, seconds: HOUR }
/** Reset mails to one address that one network may request. The rest of the day's share is left for its owner in another network. */
export const RESET_MAILS_PAIR: Limit = { name: 'reset-mails-pair', max: 3, seconds: DAY }
/** Codes of reset and verification links tried from one network. */
export const CODES_NETWORK: Limit = { name: 'codes-network', max: 60, seconds: 15 * MINUTE }
export const GOOGLE_NETWORK: Limit = { name: 'google-network', max: 60, seconds: 15 * MINUTE }
/** For each network, and for the /48 around it, one refused try a minute is logged, so that a flood does not fill the log. */
export const THROTTLE_LOG: Limit = { name: 'throttle-log', max: 1, seconds: MINUTE, widerMax: 1 }
/** Changes of one account's password by a person who knows it. */
export const CHANGE_PASSWORD: Limit = { name: 'change-password', max: 5, seconds: HOUR }
/** Notices about log-ins from new devices, which may take half of the mails that a mailbox gets in a day. */
export const NEW_DEVICE_MAILS: Limit = { name: 'new-device-mails', max: 1, seconds: DAY }

export const LOGIN_FAILED = messageRef('accounts_answers_login_failed')
export const REGISTER_REFUSED = messageRef('accounts_answers_register_refused')
export const RESET_FAILED = messageRef('accounts_answers_reset_failed')

import type { Config } from '#src/platform/config.ts'
import type { DeliveryChannel } from './delivery-channel.server.ts'
import { createFolderChannel } from './folder-channel.server.ts'
import { createSmtpChannel } from './smtp-channel.server.ts'

/** The mail server of the settings, or a folder of files where there is none. */
export function openChannel(config: Config): DeliveryChannel {
  const { smtpUrl } = config.mail
  return smtpUrl === undefined ? createFolderChannel(config) : createSmtpChannel(smtpUrl)
}

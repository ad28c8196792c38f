// The header with the random id by which the server recognises a device.
import { readStored, store } from '#src/web/storage/storage.ts'

const DEVICE_KEY = 'deviceId'

/**
 * A random number that this device keeps from its first log-in on, and sends only when a person logs in or proves who
 * they are. The server lets a known device log in even while a stranger is guessing passwords for the same
 * account, mails the owner about an unknown one, and treats a press on the mailed link on a known device as
 * a press of the person who registered.
 */
export function deviceHeader(): Record<string, string> {
  const id = readStored(DEVICE_KEY) ?? crypto.randomUUID()
  store(DEVICE_KEY, id)
  return { 'X-Device-Id': id }
}

/** As `deviceHeader`, for requests that are no log-in: a device without a number gets none. */
export function knownDeviceHeader(): Record<string, string> {
  const id = readStored(DEVICE_KEY)
  return id === null ? {} : { 'X-Device-Id': id }
}

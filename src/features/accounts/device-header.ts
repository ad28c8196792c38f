// By what the server knows a device again.
import { readStored, store } from '#src/web/storage/storage.ts'

const DEVICE_KEY = 'deviceId'

/**
 * A random number that this device keeps from its first log-in on, and sends only where somebody comes in or proves who
 * they are. The server lets a device that it knows in, even while somebody else is guessing passwords for the same
 * account, tells the owner of one that it does not know, and takes a press on the mailed link on a device that it knows for
 * the press of whoever registered.
 */
export function deviceHeader(): Record<string, string> {
  const id = readStored(DEVICE_KEY) ?? crypto.randomUUID()
  store(DEVICE_KEY, id)
  return { 'X-Device-Id': id }
}

/** As `deviceHeader`, where nobody comes in: a device without a number gets none. */
export function knownDeviceHeader(): Record<string, string> {
  const id = readStored(DEVICE_KEY)
  return id === null ? {} : { 'X-Device-Id': id }
}

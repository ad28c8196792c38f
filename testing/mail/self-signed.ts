// A certificate and its key, as a test needs them to sign what Amazon would sign. Node makes keys, but no certificates.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** @returns the certificate as PEM, valid from 2026 to 2036, and the key that belongs to it */
export function makeSelfSigned(): { pem: string; key: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const algorithm = sequence(Buffer.from('06092a864886f70d01010b', 'hex'), Buffer.from('0500', 'hex'))
  const name = sequence(element(0x31, sequence(Buffer.from('0603550403', 'hex'), element(0x0c, Buffer.from('test')))))
  const validity = sequence(element(0x17, Buffer.from('260101000000Z')), element(0x17, Buffer.from('360101000000Z')))
  const body = sequence(
    element(0x02, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = element(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const base64 = sequence(body, algorithm, signature).toString('base64')
  return { pem: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`, key: privateKey }
}

/** DER: a tag, a length, what is in it. */
function element(tag: number, content: Buffer): Buffer {
  const size = content.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return element(0x30, Buffer.concat(parts))
}

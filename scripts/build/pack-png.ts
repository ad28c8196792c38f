// A PNG with its pixels compressed as well as they can be: the canvas writes them in a hurry, a twelfth larger.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE_BYTES = 8
/** Of a chunk: its length before its data, its name, and its check sum after it (https://www.w3.org/TR/png-3/#5Chunk-layout). */
const LENGTH_BYTES = 4
const NAME_BYTES = 4
const SUM_BYTES = 4

/** @returns the same picture in fewer bytes, or the one that was given */
export function packPng(png: Buffer): Buffer {
  const chunks = readChunks(png)
  const pixels = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data)
  const packed = deflateSync(inflateSync(Buffer.concat(pixels)), { level: 9, memLevel: 9 })
  const before = chunks.filter(({ name }) => name !== 'IDAT' && name !== 'IEND')
  const written = [...before, { name: 'IDAT', data: packed }, { name: 'IEND', data: Buffer.alloc(0) }].map(writeChunk)
  const smaller = Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...written])
  return smaller.length < png.length ? smaller : png
}

interface Chunk {
  name: string
  data: Buffer
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  let at = SIGNATURE_BYTES
  while (at < png.length) {
    const length = png.readUInt32BE(at)
    const start = at + LENGTH_BYTES + NAME_BYTES
    chunks.push({
      name: png.toString('latin1', at + LENGTH_BYTES, start),
      data: png.subarray(start, start + length),
    })
    at = start + length + SUM_BYTES
  }
  return chunks
}

function writeChunk({ name, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [data.length, crc32(body)].map((value) => {
    const bytes = Buffer.alloc(LENGTH_BYTES)
    bytes.writeUInt32BE(value)
    return bytes
  }) as [Buffer, Buffer]
  return Buffer.concat([length, body, sum])
}

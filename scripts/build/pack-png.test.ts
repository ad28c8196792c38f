import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { packPng } from './pack-png.ts'

test('a packed picture is smaller, and shows the same', async () => {
  const canvas = createCanvas(300, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#1b2657'
  context.fillRect(0, 0, 300, 200)
  context.fillStyle = '#ffc629'
  context.font = '40px sans-serif'
  for (let line = 0; line < 5; line += 1) context.fillText('Stop and show', 10 + line, 40 * (line + 1))
  const png = await canvas.encode('png')
  const packed = packPng(png)
  expect(packed.length).toBeLessThan(png.length)
  const again = createCanvas(300, 200)
  again.getContext('2d').drawImage(await loadImage(packed), 0, 0)
  expect(again.data().equals(canvas.data())).toBe(true)
})

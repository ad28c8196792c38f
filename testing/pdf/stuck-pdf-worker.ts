// In place of the process that draws: it is ready at once, and then does what the text says (pdf-pool.test.ts).
process.on('message', (order: { published?: unknown; html?: string }) => {
  if (order.published !== undefined) return void process.send?.({ ready: true })
  if (order.html === 'for ever') for (;;);
  if (order.html === 'end') process.exit(3)
  if (order.html === 'eat') {
    const eaten: Buffer[] = []
    const eat = () => {
      eaten.push(Buffer.alloc(8 * 1024 * 1024, 1))
      setTimeout(eat, 5)
    }
    return eat()
  }
  process.send?.({ pdf: new Uint8Array([37, 80, 68, 70]) })
})

// A mail server in a process of its own that takes everything, for benchmarks. Prints its port, then how many it took.
import { startScriptedSmtp } from '../../testing/mail/scripted-smtp.ts'

const smtp = await startScriptedSmtp()
let count = 0
smtp.onMoment = (moment) => {
  if (moment !== 'dot') return
  count += smtp.taken.length
  smtp.taken.length = 0
  smtp.tries.clear()
}
process.on('SIGTERM', () => {
  console.log(count)
  process.exit(0)
})
console.log(smtp.port)

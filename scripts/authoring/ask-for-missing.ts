import { createInterface } from 'node:readline/promises'

/** What was not given as an argument is asked for. */
export async function askForMissing(inputs: { given: string; question: string }[]): Promise<string[]> {
  if (inputs.every(({ given }) => given !== '')) return inputs.map(({ given }) => given)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Line by line, because `question` would lose lines that a pipe sends all at once.
  const lines = terminal[Symbol.asyncIterator]()
  try {
    const answers: string[] = []
    for (const { given, question } of inputs) {
      if (given === '') process.stdout.write(question)
      answers.push(given === '' ? ((await lines.next()).value ?? '') : given)
    }
    return answers
  } finally {
    terminal.close()
  }
}

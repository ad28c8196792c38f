import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { parseYaml } from './content-yaml.ts'

const Answers = z.object({ answers: z.array(z.object({ text: z.string(), why: z.string() })) })

test('a missing value is reported on the line of what surrounds it', () => {
  const text = 'answers:\n  - text: One\n    why: Because\n  - text: Two\n'
  const read = () => parseYaml(text, Answers, { file: 'talk.md', firstLine: 10 })
  expect(read).toThrow(/talk\.md:13: answers\[1\]\.why: .*missing/)
})

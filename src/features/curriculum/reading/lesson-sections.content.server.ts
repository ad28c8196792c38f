// Cuts the body of a lesson file into its sections: `## name`, a `### heading`, words, at most one fenced yaml with its
// settings, and at most one with an exercise.
import { ContentError } from '#src/platform/content/content-error.ts'

export interface LessonSection {
  file: string
  /** The word after `## `. */
  name: string
  /** The line of `## name`. */
  line: number
  /** Its `###` heading, or '' where it starts with words. */
  heading: string
  /** The words between heading and yaml. */
  words: string
  wordsLine: number
  yaml: YamlBlock | undefined
  /** The yaml that starts with `exercise:`. */
  exercise: YamlBlock | undefined
}

interface YamlBlock {
  text: string
  /** The line after its opening fence. */
  line: number
}

interface Line {
  number: number
  text: string
  /** Inside a fenced block, where `##` is no heading. */
  fenced: boolean
}

/** Finds the sections of a body that starts on line `firstLine` of its file. */
export function splitSections(file: string, body: string, firstLine: number): LessonSection[] {
  const lines = markFences(file, body, firstLine)
  const starts = lines.filter((line) => !line.fenced && /^##\s/.test(line.text))
  refuseWordsBefore(file, lines, starts[0])
  return starts.map((start, index) => {
    const end = starts[index + 1]?.number ?? firstLine + lines.length
    return readSection(
      file,
      start,
      lines.filter((line) => line.number > start.number && line.number < end),
    )
  })
}

function markFences(file: string, body: string, firstLine: number): Line[] {
  let open: number | undefined
  const lines = body.split('\n').map((text, index): Line => {
    const number = firstLine + index
    const fence = /^```\s*(\w*)/.exec(text)
    const line = { number, text, fenced: open !== undefined || fence !== null }
    // A fence with a word only ever opens a block: inside another one it shows that an end is missing.
    if (fence && open !== undefined && fence[1]) throw notClosed(file, open)
    if (fence) open = open === undefined ? number : undefined
    return line
  })
  if (open !== undefined) throw notClosed(file, open)
  return lines
}

function notClosed(file: string, line: number): ContentError {
  const problem = 'The block that starts here is not closed.'
  return new ContentError({ file, line, problem, mend: 'End it with a line of ```.' })
}

function refuseWordsBefore(file: string, lines: Line[], start: Line | undefined): void {
  const stray = lines.find((line) => line.text.trim() !== '')
  if (stray === undefined || stray === start) return
  const problem = 'These words stand before the first section.'
  throw new ContentError({ file, line: stray.number, problem, mend: 'Start with a line such as "## sparkAssess".' })
}

function readSection(file: string, start: Line, lines: Line[]): LessonSection {
  const name = start.text.slice(2).trim()
  const { before, yaml, exercise } = takeBlocks(file, name, lines)
  const first = before.find((line) => line.text.trim() !== '')
  const isHeading = first !== undefined && /^###\s/.test(first.text)
  const rest = isHeading ? before.filter((line) => line.number > first.number) : before
  refuseHighHeading(file, name, rest)
  return {
    file,
    name,
    line: start.number,
    heading: isHeading ? first.text.slice(3).trim() : '',
    words: rest
      .map((line) => line.text)
      .join('\n')
      .trim(),
    wordsLine: rest.find((line) => line.text.trim() !== '')?.number ?? start.number,
    yaml,
    exercise,
  }
}

type TakenBlocks = Pick<LessonSection, 'yaml' | 'exercise'> & { before: Line[] }

// An exercise may be anywhere in its section; the settings are the last thing in it.
function takeBlocks(file: string, name: string, lines: Line[]): TakenBlocks {
  const one = takeYaml(lines, isExercise)
  const other = takeYaml(one.rest, () => true)
  const stray = other.after.find((line) => line.text.trim() !== '')
  if (stray) {
    const again = /^```ya?ml\s*$/.test(stray.text)
    const problem = again ? 'A second yaml block stands here.' : 'This stands after the yaml block.'
    const mend = again ? 'Make one of the two, or start it with "exercise:".' : 'Move it above the block.'
    throw new ContentError({ file, line: stray.number, field: name, problem, mend })
  }
  return { before: other.before, yaml: other.yaml, exercise: one.yaml }
}

interface TakenYaml {
  yaml: YamlBlock | undefined
  before: Line[]
  after: Line[]
  /** What is left when the block is taken out. */
  rest: Line[]
}

/** Takes the first yaml block that `fits` out of the lines. */
function takeYaml(lines: Line[], fits: (yaml: YamlBlock) => boolean): TakenYaml {
  for (const [open, { text, number }] of lines.entries()) {
    if (!/^```ya?ml\s*$/.test(text)) continue
    const close = lines.findIndex((line, index) => index > open && line.text.startsWith('```'))
    const inside = lines.slice(open + 1, close).map((line) => line.text)
    const yaml = { text: inside.join('\n'), line: number + 1 }
    if (!fits(yaml)) continue
    const before = lines.slice(0, open)
    const after = lines.slice(close + 1)
    return { yaml, before, after, rest: [...before, ...after] }
  }
  return { yaml: undefined, before: lines, after: [], rest: lines }
}

function isExercise({ text }: YamlBlock): boolean {
  return /^\s*exercise\s*:/.test(text)
}

function refuseHighHeading(file: string, name: string, lines: Line[]): void {
  const high = lines.find((line) => !line.fenced && /^#\s/.test(line.text))
  if (high === undefined) return
  const problem = 'A heading with one # is the title of the page.'
  throw new ContentError({ file, line: high.number, field: name, problem, mend: 'Use "####" inside a section.' })
}

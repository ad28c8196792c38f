// Finds words for people in the code. Everything a person reads belongs in the catalogues.
import { parseSync } from 'vite'

export interface LiteralWord {
  /** Counted from 1. */
  line: number
  text: string
}

interface Node {
  type: string
  start: number
  [field: string]: unknown
}

/** Attributes that are not shown. All others, such as `label` or `aria-label`, are for people. */
const SILENT_ATTRIBUTES =
  /^(when|class|className|type|role|id|href|to|from|name|rel|target|lang|dir|method|action|keep|drafts|key|look|kind|accept|autoComplete|enterKeyHint|inputMode|aria-(live|current|hidden|labelledby|describedby|controls|autocomplete|haspopup)|data-.*|viewBox|preserveAspectRatio|d|points|transform|fill.*|stroke.*|clip.*|[xyr]|[cr][xy]|width|height|media|content|charSet|crossOrigin|as|src|sizes|loading|decoding|referrerPolicy|sandbox|scope|closedby|context|position|theme|httpEquiv|path|part|icon|place|when|xmlns|discover)$/
/** Calls whose words are for operators and developers. */
const OPERATORS_CALL =
  /^(console\.\w+|(\w+\.)*log\.(info|error|warn)|(new )?(\w*Error|RegExp)|describe|sql|mistake|\w+\.mistake)$/
/** Properties whose words are for developers and operators. */
const OPERATORS_PROPERTY = /^(summary|problem|mend|says|what|help|description)$/

/** @param code TypeScript, with or without JSX @param file decides which */
export function findLiteralWords(file: string, code: string): LiteralWord[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: LiteralWord[] = []
  const report = (node: Node, text: string) => {
    const line = code.slice(0, node.start).split('\n').length
    found.push({ line, text: text.trim().replaceAll(/\s+/g, ' ') })
  }
  visit(program as unknown as Node, report)
  return found
}

function visit(node: Node, report: (node: Node, text: string) => void): void {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
      visitChildren({ ...node, source: undefined }, report)
      return
    case 'TSLiteralType':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return
    case 'CallExpression':
    case 'NewExpression':
    case 'TaggedTemplateExpression':
      if (OPERATORS_CALL.test(nameOf(node.type === 'TaggedTemplateExpression' ? node.tag : node.callee))) return
      break
    case 'Property':
      if (OPERATORS_PROPERTY.test(nameOf(node.key))) return
      break
    case 'JSXText':
      if (hasLetters(node.value as string)) report(node, node.value as string)
      return
    case 'JSXAttribute': {
      if (SILENT_ATTRIBUTES.test(nameOf(node.name))) return
      const value = node.value as Node | null
      if (value?.type !== 'Literal') break
      if (hasLetters(String(value.value))) report(value, String(value.value))
      return
    }
    case 'Literal':
      if (typeof node.value === 'string' && isSentence(node.value)) report(node, node.value)
      return
    case 'TemplateLiteral': {
      const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')
      if (isSentence(text)) report(node, text)
      break
    }
  }
  visitChildren(node, report)
}

function visitChildren(node: Node, report: (node: Node, text: string) => void): void {
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) visit(child, report)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`
  return typeof node.name === 'string' ? node.name : nameOf(node.name)
}

const hasLetters = (text: string) => /\p{L}{2}/u.test(text)

/** A capital and two words, or a word with a full stop: what no identifier, path or class looks like. */
function isSentence(text: string): boolean {
  const plain = text.trim()
  if (/^[\w./#:@%$*?=&+…-]*$/.test(plain) && !/^\p{Lu}\p{Ll}+[.!?…]?$/u.test(plain)) return false
  if (!hasLetters(plain) || /[{}<>;]|^\(|=>|--/.test(plain)) return false
  return (
    /^[\s“'"(]*\p{Lu}\p{Ll}*[’']?\p{Ll}*([\s,.:!?…]|$)/u.test(plain) || /\p{L}{2,} \p{Ll}{2,}[^=]*[.!?]$/u.test(plain)
  )
}

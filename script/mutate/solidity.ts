// Mutates Solidity by the compiler's syntax tree. It is ours until npm's stable forge has `forge test --mutate` (1.8):
// npm's one mutation tester, SuMo, mutates no assembly.
import solc from 'solc'
import { type Change, linesOf } from './report.ts'

/** Each operator, and those that replace it. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    '== !=, != ==, < <= >=, <= < >, > >= <=, >= > <, + -, - +, * /, / *, ++ --, -- ++, += -= =, -= += =',
    '&& ||, || &&, & |, | &, |= &= =, << >>, >> <<',
  ]
    .flatMap((rows) => rows.split(', '))
    .map((row) => row.split(' '))
    .map(([operator, ...others]) => [operator, others]),
)
const FUNCTIONS: Record<string, string> = { 'Math.min': 'Math.max', 'Math.max': 'Math.min' }
const INSTRUCTIONS: Record<string, string> = { gt: 'lt', and: 'or', add: 'sub', mul: 'div', shr: 'shl' }

/** Replaces a removed statement where the grammar needs one. */
const NOTHING = '0'

type Range = [start: number, end: number]
/** A source as latin1, because the compiler counts bytes. */
type Code = { text: string; of: (node: Node) => string }
type Replacement = [replaced: Node | Range, by: string]
export type Mutant = Change & { source: string }

type Node = {
  nodeType: string
  src: string
  kind?: string
  value?: string
  operator: string
  statements: Node[]
  errorCall: { arguments: Node[] }
  loopExpression: { expression: Node }
  functionName: Node & { name: string }
  arguments: Node[]
} & { [Name in Child]: Node }

type Child =
  | `${'left' | 'right' | 'sub' | 'true' | 'false'}Expression`
  | 'leftHandSide'
  | 'condition'
  | 'trueBody'

const MUTATORS: Record<string, (node: Node, code: Code) => Replacement[]> = {
  BinaryOperation: (node, code) => {
    const { leftExpression: left, rightExpression: right, operator } = node
    const at = code.text.indexOf(operator, end(left))
    const swaps = (OPERATORS[operator] ?? []).map((other): Replacement => [[at, at + operator.length], other])
    const isLogical = operator === '&&' || operator === '||'
    return isLogical ? [...swaps, [node, code.of(left)], [node, code.of(right)]] : swaps
  },
  UnaryOperation: (node, code) => {
    const { operator, subExpression } = node
    if (operator === '!' || operator === '~') return [[node, code.of(subExpression)]]
    return (OPERATORS[operator] ?? []).map((other) => [node, code.of(node).replace(operator, other)])
  },
  Assignment: (node, code) => {
    const at = code.text.indexOf(node.operator, end(node.leftHandSide))
    return (OPERATORS[node.operator] ?? []).map((other) => [[at, at + node.operator.length], other])
  },
  Conditional: (node, code) => [
    [node, code.of(node.trueExpression)],
    [node, code.of(node.falseExpression)],
  ],
  Literal: (node, code) => {
    if (node.kind === 'bool') return [[node, node.value === 'true' ? 'false' : 'true']]
    return node.kind === 'number' ? neighbours(code.of(node)).map((other) => [node, other]) : []
  },
  MemberAccess: (node, code) => {
    const other = FUNCTIONS[code.of(node)]
    return other ? [[node, other]] : []
  },
  IfStatement: (node) => {
    // Any test notices a check that always reverts.
    const never: Replacement = [node.condition, 'false']
    return isRevert(node.trueBody) ? [never] : [never, [node.condition, 'true']]
  },
  WhileStatement: ({ condition }) => [[condition, 'false']],
  ModifierInvocation: (node) => [[node, '']],
  ExpressionStatement: (node) => [[node, NOTHING]],
  EmitStatement: (node) => [[node, NOTHING]],
  RevertStatement: (node) => [[node, NOTHING]],
  Continue: (node) => [[node, NOTHING]],
  Return: (node) => [[node, NOTHING]],
  YulLiteral: (node, code) => neighbours(code.of(node)).map((other) => [node, other]),
  YulFunctionCall: (node, code) => {
    const { functionName, arguments: args } = node
    const [first] = args
    if (functionName.name === 'iszero' && first) return [[node, code.of(first)]]
    const other = INSTRUCTIONS[functionName.name]
    return other ? [[functionName, other]] : []
  },
  YulAssignment: (node) => [[node, '']],
  YulExpressionStatement: (node) => [[node, '']],
}

/** Returns every mutant of a Solidity file. */
export function mutantsOf(source: string): Mutant[] {
  const bytes = Buffer.from(source)
  const text = bytes.toString('latin1')
  const code: Code = { text, of: (node) => text.slice(...rangeOf(node)) }
  return changesIn(parse(source), code).map(([replaced, replacement]) => {
    const [from = 0, to = 0] = rangeOf(replaced).map((at) => bytes.subarray(0, at).toString().length)
    const mutant = source.slice(0, from) + replacement + source.slice(to)
    return { ...linesOf(source, from, to, replacement), source: mutant }
  })
}

function parse(source: string): Node {
  const settings = { stopAfter: 'parsing', outputSelection: { '*': { '': ['ast'] } } }
  const input = { language: 'Solidity', sources: { it: { content: source } }, settings }
  return JSON.parse(solc.compile(JSON.stringify(input))).sources.it.ast
}

function changesIn(tree: unknown, code: Code): Replacement[] {
  if (Array.isArray(tree)) return tree.flatMap((child) => changesIn(child, code))
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Node
  return [...(MUTATORS[node.nodeType]?.(node, code) ?? []), ...changesIn(childrenOf(node), code)]
}

/** Returns a node's children, without those that another mutant covers or the grammar needs. */
function childrenOf(node: Node): unknown[] {
  const children: Record<string, unknown> = { ...node }
  // A loop without its step is endless.
  if (node.nodeType === 'ForStatement') children.loopExpression = node.loopExpression.expression
  if (node.nodeType === 'IfStatement' && isRevert(node.trueBody))
    children.trueBody = argumentsOf(node.trueBody)
  if (node.kind === 'constructor') children.modifiers = []
  return Object.values(children)
}

function isRevert(body: Node) {
  return onlyStatement(body).nodeType === 'RevertStatement'
}

function argumentsOf(body: Node) {
  return onlyStatement(body).errorCall.arguments
}

function onlyStatement(body: Node): Node {
  const [first = body] = body.nodeType === 'Block' && body.statements.length === 1 ? body.statements : []
  return first
}

function neighbours(number: string): string[] {
  const [, digits, unit] = /^(0x[0-9a-f]+|[\d_]+)(.*)$/is.exec(number) ?? []
  if (!digits) return []
  const value = BigInt(digits.replaceAll('_', ''))
  return [value + 1n, value - 1n].filter((other) => other >= 0n).map((other) => `${other}${unit}`)
}

function rangeOf(node: Node | Range): Range {
  if (Array.isArray(node)) return node
  const [start = 0, length = 0] = node.src.split(':').map(Number)
  return [start, start + length]
}

function end(node: Node) {
  return rangeOf(node)[1]
}

// @ts-nocheck
// What can be wrong in a Solidity file: small changes to it, found in the compiler's syntax tree.
import solc from 'solc'
import { linesOf } from './report.ts'

const OPERATORS = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '++': ['--'],
  '--': ['++'],
  '+=': ['-=', '='],
  '-=': ['+=', '='],
  '|=': ['&=', '='],
}
const FUNCTIONS = { 'Math.min': 'Math.max', 'Math.max': 'Math.min' }
const INSTRUCTIONS = { gt: 'lt', and: 'or', add: 'sub', mul: 'div', shr: 'shl' }

/** Stands for a statement that is left out, where the grammar wants one. */
const NOTHING = '0'

/**
 * By kind of node: each change as what is replaced, and by what. What is replaced is a node, or `[start, end]`.
 * @type {Record<string, (node: any, code: Code) => [any, string][]>}
 */
const MUTATORS = {
  BinaryOperation: (node, code) => {
    const { leftExpression: left, rightExpression: right, operator } = node
    const at = code.text.indexOf(operator, end(left))
    const swaps = (OPERATORS[operator] ?? []).map((other) => [[at, at + operator.length], other])
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
    // A check that is always hurt is noticed by any test.
    const never = [node.condition, 'false']
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
    if (functionName.name === 'iszero') return [[node, code.of(args[0])]]
    const other = INSTRUCTIONS[functionName.name]
    return other ? [[functionName, other]] : []
  },
  YulAssignment: (node) => [[node, '']],
  YulExpressionStatement: (node) => [[node, '']],
}

/**
 * @typedef {{ text: string, of: (node: any) => string }} Code a file's bytes as characters: the compiler counts bytes
 * @typedef {import('./report.ts').Change & { source: string }} Mutant `source` is the whole file
 */

/**
 * Every mutant of a Solidity file.
 * @param {string} source
 * @returns {Mutant[]}
 */
export function mutantsOf(source) {
  const bytes = Buffer.from(source)
  const text = bytes.toString('latin1')
  const code = { text, of: (node) => text.slice(...rangeOf(node)) }
  return changesIn(parse(source), code).map(([replaced, replacement]) => {
    const [from, to] = rangeOf(replaced).map((at) => bytes.subarray(0, at).toString().length)
    const mutant = source.slice(0, from) + replacement + source.slice(to)
    return { ...linesOf(source, from, to, replacement), source: mutant }
  })
}

function parse(source) {
  const settings = { stopAfter: 'parsing', outputSelection: { '*': { '': ['ast'] } } }
  const input = { language: 'Solidity', sources: { it: { content: source } }, settings }
  return JSON.parse(solc.compile(JSON.stringify(input))).sources.it.ast
}

function changesIn(node, code) {
  if (Array.isArray(node)) return node.flatMap((child) => changesIn(child, code))
  if (typeof node !== 'object' || node === null) return []
  return [...(MUTATORS[node.nodeType]?.(node, code) ?? []), ...changesIn(childrenOf(node), code)]
}

/** What is inside a node, without what another of its mutants covers or the grammar needs. */
function childrenOf(node) {
  const children = { ...node }
  // Leaving out the step of a loop only makes it endless.
  if (node.nodeType === 'ForStatement') children.loopExpression = node.loopExpression.expression
  if (node.nodeType === 'IfStatement' && isRevert(node.trueBody))
    children.trueBody = argumentsOf(node.trueBody)
  if (node.kind === 'constructor') children.modifiers = []
  return Object.values(children)
}

function isRevert(body) {
  return onlyStatement(body).nodeType === 'RevertStatement'
}

function argumentsOf(body) {
  return onlyStatement(body).errorCall.arguments
}

function onlyStatement(body) {
  return body.nodeType === 'Block' && body.statements.length === 1 ? body.statements[0] : body
}

/** One more and one less than a number, in the same unit. */
function neighbours(number) {
  const [, digits, unit] = /^(0x[0-9a-f]+|[\d_]+)(.*)$/is.exec(number) ?? []
  if (!digits) return []
  const value = BigInt(digits.replaceAll('_', ''))
  return [value + 1n, value - 1n].filter((other) => other >= 0n).map((other) => `${other}${unit}`)
}

function rangeOf(node) {
  if (Array.isArray(node)) return node
  const [start, length] = node.src.split(':').map(Number)
  return [start, start + length]
}

function end(node) {
  return rangeOf(node)[1]
}

// `npm run proof`: the compiler's model checker proves the pool's arithmetic for every input. On a copy with a mistake
// in every function, each proof has to fail.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import solc from 'solc'
import { root } from '../src/testing/processes.ts'

const LIBRARY = 'contracts/src/libraries/PoolMath.sol'
const LIMITS = 'contracts/src/libraries/Limits.sol'
const PROOF = 'contracts/proof/PoolMathProof.sol'

/** The mistakes: what each is, the code, and what replaces it, where `$&` is the code. */
const MISTAKES = [
  ['matched is the larger', 'losing < most ? losing : most', 'losing < most ? most : losing'],
  ['gross is a wei too much', 'return matchedStakes * stake / winning', '$& + 1'],
  ['unmatched is a wei too much', '(losing - matchedStakes) * stake / losing', '$& + 1'],
  ['bond passes its upper bound', 'amount > PoolLimits.MAX_BOND', 'amount > 2 * PoolLimits.MAX_BOND'],
  ['fee is ten times as much', 'grossGain * feeBps / BPS', 'grossGain * feeBps / 1_000'],
  ['payout is a wei short', 'stake + grossGain - feeAmount', 'stake + grossGain - feeAmount - 1'],
  ['referral may pass the fee', '? share : feeAmount', '? feeAmount : share'],
  ['liveRoom underflows past the cap', 'live < cap ? cap - live : 0', 'cap - live'],
] as const

type CompilerMessage = {
  message: string
  formattedMessage: string
  sourceLocation?: { file: string; start: number }
}

const TARGETS = ['assert', 'underflow', 'overflow', 'divByZero']

/** Counts the conditions that hold for every input. Undecided ones are among the problems. */
function prove(library: string, proof: string, targets: readonly string[]) {
  const input = {
    language: 'Solidity',
    sources: { [LIBRARY]: { content: library }, [LIMITS]: { content: limits }, [PROOF]: { content: proof } },
    settings: {
      modelChecker: {
        engine: 'bmc',
        // This build of the compiler crashes with a timeout.
        solvers: ['z3'],
        targets,
        contracts: { [PROOF]: ['PoolMathProof'] },
        showProvedSafe: true,
        showUnproved: true,
      },
      outputSelection: {},
    },
  }
  const { errors = [] }: { errors?: CompilerMessage[] } = JSON.parse(solc.compile(JSON.stringify(input)))
  const problems = errors.filter(({ message }) => !message.endsWith('check is safe!'))
  return {
    safe: errors.length - problems.length,
    problems: problems.map(({ message, formattedMessage, sourceLocation }) => ({
      message: formattedMessage,
      // Only a counterexample counts as a failed proof, not an undecided condition.
      at: message.includes('happens here') && sourceLocation?.file === PROOF ? sourceLocation.start : -1,
    })),
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const proof = read(PROOF)
const library = read(LIBRARY)
const limits = read(LIMITS)

const { safe, problems } = prove(library, proof, TARGETS)
if (problems.length > 0) {
  fail(`${problems.map(({ message }) => message).join('\n')}\nThe arithmetic of ${LIBRARY} is not proved.`)
}
if (safe === 0) fail('The model checker proved nothing: this build of the compiler has none.')
console.log(`Proved for every input: ${safe} conditions on ${LIBRARY}.`)

const sabotaged = MISTAKES.reduce((code, [is, right, wrong]) => {
  if (!code.includes(right))
    fail(`"${right}" is no longer in ${LIBRARY}: make the mistake "${is}" another way.`)
  return code.replace(right, wrong)
}, library)
// The first assertion of each proof has to fail: the checker need not look for others, nor for overflows.
const short = proof.replaceAll(/(assert\([^;]*;).*?(\n {4}})/gs, '$1$2')
const counterexamples = prove(sabotaged, short, ['assert']).problems.map(({ at }) => at)

const starts = [...short.matchAll(/function (\w+)/g)].map(({ 1: name, index }) => ({ name, index }))
const blind = starts.filter(({ index }, i) => {
  const end = starts[i + 1]?.index ?? short.length
  return !counterexamples.some((at) => index < at && at < end)
})
if (blind.length > 0) {
  fail(`On a sabotaged copy no counterexample was found by: ${blind.map(({ name }) => name).join(', ')}.`)
}
console.log(
  `Each of the ${starts.length} proofs fails on a sabotaged copy (${MISTAKES.map(([is]) => is).join(', ')}).`,
)

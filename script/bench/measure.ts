import { readFileSync } from 'node:fs'

/** A production build and the chain that it is served with. */
export type Site = {
  url: string
  folder: string
  /** The state of a chain with nothing but the contracts. */
  chainState: string
  /** The port on which the build looks for its chain. Nothing listens there yet. */
  rpcPort: number
}

/** One line of the table. A row without a goal is for information. */
export type Row = { what: string; measured: string; goal?: string; isMet?: boolean }

/** Returns a row whose goal is an upper bound. */
export function atMost(
  what: string,
  value: number,
  most: number,
  { format = String, details = '' }: { format?: (value: number) => string; details?: string } = {},
): Row {
  return { what, measured: format(value) + details, goal: `≤ ${format(most)}`, isMet: value <= most }
}

export function milliseconds(value: number) {
  return `${Math.round(value)} ms`
}

export function seconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN
}

/** The host may give at most this share of the processor time to other machines during a measurement. */
const MAX_STOLEN = 0.02
const MAX_TRIES = 5

/** Repeats a measurement while other machines on the host steal processor time. Only Linux reports that. */
export async function undisturbed<Measured>(measure: () => Promise<Measured>): Promise<Measured> {
  for (let tried = 1; ; tried++) {
    const before = processorTime()
    const measured = await measure()
    const after = processorTime()
    if (tried === MAX_TRIES || after.stolen - before.stolen <= MAX_STOLEN * (after.all - before.all)) {
      return measured
    }
  }
}

function processorTime() {
  if (process.platform !== 'linux') return { all: 0, stolen: 0 }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  // user, nice, system, idle, iowait, irq, softirq, steal
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, count) => sum + count, 0), stolen: ticks[7] ?? 0 }
}

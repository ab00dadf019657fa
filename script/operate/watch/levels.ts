export const LEVELS = ['info', 'warning', 'critical'] as const

/** `info` can wait, `warning` needs a person, and `critical` needs one at once. */
export type Level = (typeof LEVELS)[number]

/** By the beginning of an event's key, that of its end (`…/over`) included. All others are warnings. */
const levels: readonly [RegExp, Level][] = [
  [/^(done|paid|defend\/0x|risk\/empty)/, 'info'],
  [/^(money|challenge|named|act|defend|rpc|behind|output|questions?\/(closing|differs|time))/, 'critical'],
]

export function levelOf(key: string): Level {
  return levels.find(([pattern]) => pattern.test(key))?.[1] ?? 'warning'
}

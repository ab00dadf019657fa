import { describeGroup, describeQuestion, groupQuestions, linesOfOutcome } from '../apply/describe.ts'
import type { Outcome } from '../apply/outcome.ts'
import { oneLine, plainError } from '../lib/plainError.ts'
import type { Plan, Question } from '../plan/types.ts'
import { foldNotices } from '../status/riskNotices.ts'
import type { Activity, Notice } from '../status/types.ts'
import { levelOf } from './levels.ts'
import type { Event } from './webhook.ts'

export interface WatchRound extends Activity {
  outcome: Outcome
  plan: Plan
  /** A feed can't be read: what the plan no longer asks is not answered by that. */
  isUnread: boolean
}

/** A round that sent its transactions, and then couldn't read the chain. */
export interface BlindRound extends Pick<WatchRound, 'outcome' | 'reports'> {
  failure: unknown
}

/** Questions of one reason that are named, so that a webhook gets no list of hundreds. */
const MOST_NAMED = 5

interface WatchOptions {
  /** Reads, applies, and looks again. @throws if the chain can't be read */
  round: () => Promise<WatchRound | BlindRound>
  /** Returns unix seconds. */
  now: () => number
  /** Posts a round's events. Returns `false` if a receiver took not all. */
  notify: (events: readonly Event[]) => Promise<boolean>
  print: (line: string) => void
  /** Seconds until the same question is asked again. */
  remind: number
}

/**
 * Returns the function that does one round, and returns `true` if it could read the chain and post what it says. What it
 * remembers only keeps it from repeating itself.
 */
export function createWatch({ round, now, notify, print, remind }: WatchOptions) {
  const asked = new Map<string, number>()
  /** Questions that were said and not answered. */
  const open = new Map<string, Question>()
  /** Stakes when a notice was said last. */
  const told = new Map<string, bigint>()
  let notices = new Map<string, Notice>()
  let failure: string | undefined
  let events: Event[] = []

  function say(key: string, text: string, level = levelOf(key)) {
    const event = { key, text: oneLine(text), time: now(), level }
    print(`${new Date(event.time * 1_000).toISOString().slice(0, 19)}Z ${event.text}`)
    events.push(event)
  }

  function mayAsk(key: string): boolean {
    const last = asked.get(key)
    if (last !== undefined && now() - last < remind) return false
    asked.set(key, now())
    return true
  }

  function sayQuestions(questions: readonly Question[], isUnread: boolean) {
    const due = questions.filter(({ key }) => mayAsk(`question/${key}`))
    sayGrouped('question', '?', due)
    for (const question of due) open.set(question.key, question)
    if (isUnread) return
    // While another question about the match is open, nobody has answered.
    const subjectOf = ({ key, matchId }: Question) => matchId ?? key
    const left = new Set(questions.map(subjectOf))
    const answered = [...open.values()].filter((question) => !left.has(subjectOf(question)))
    sayGrouped('answered', 'Answered:', answered)
    for (const { key } of answered) {
      open.delete(key)
      // If it comes back, it is a new one.
      asked.delete(`question/${key}`)
    }
  }

  /** Names some questions of one reason each by itself, and many in one event. */
  function sayGrouped(kind: 'question' | 'answered', sign: string, questions: readonly Question[]) {
    for (const group of groupQuestions(questions)) {
      const { questions: all, code } = group
      const level = levelOf(`question/${code}`)
      if (all.length <= MOST_NAMED)
        for (const one of all) say(`${kind}/${one.key}`, `${sign} ${describeQuestion(one)}`, level)
      else say(`${kind}s/${code}`, `${sign} ${describeGroup(group, MOST_NAMED).join(' · ')}`, level)
    }
  }

  function hasDoubled(key: string, stake = 0n): boolean {
    const last = told.get(key)
    return last !== undefined && stake >= 2n * last && stake > 0n
  }

  /** A feed that did not answer can list nothing after that, which needs a person. */
  const hasNewReason = (key: string, text: string) =>
    key.startsWith('feed/') && (notices.get(key)?.text ?? text) !== text

  /** Says what is new, and what is over of the things that come and go. */
  function sayNotices(current: readonly Notice[]) {
    const next = new Map(current.map((notice) => [notice.key, notice]))
    const fresh = current.filter(
      ({ key, stake, text }) =>
        hasDoubled(key, stake) ||
        (!notices.has(key) && mayAsk(`notice/${key}`)) ||
        (hasNewReason(key, text) && mayAsk(`notice/${key}/${text}`)),
    )
    for (const { key, text } of foldNotices(fresh))
      say(hasNewReason(key, text) ? `${key}/reason` : key, `! ${text}`)
    for (const { key, stake } of fresh) if (stake !== undefined) told.set(key, stake)
    for (const [key, { text }] of notices) {
      if (next.has(key) || !isPassing(key)) continue
      asked.delete(`notice/${key}`)
      say(`${key}/over`, `Over: ${text}`)
    }
    notices = next
  }

  function sayRpc(next: string | undefined) {
    if (next !== undefined && failure === undefined) say('rpc', `! ${next}`)
    if (next === undefined && failure !== undefined) say('rpc/over', 'The RPC answers again.')
    failure = next
  }

  return async (): Promise<boolean> => {
    events = []
    const result = await round().catch((error: unknown) => ({ failure: error }))
    sayRpc('failure' in result ? plainError(result.failure) : undefined)
    if ('outcome' in result) {
      for (const { key, text } of [...result.reports, ...linesOfOutcome(result.outcome)])
        if (!key.startsWith('failed/') || mayAsk(key)) say(key, text)
    }
    if ('plan' in result) {
      sayNotices(result.notices)
      sayQuestions(result.plan.questions, result.isUnread)
    }
    const isPosted = await notify(events)
    return isPosted && !('failure' in result)
  }
}

/** Feeds, settings, blocks, money, hub and payouts can recover, and a sender become known; an act cannot. */
const isPassing = (key: string) =>
  /^(feed\/|unpaid\/|unknown\/|behind|money|hub|paused|logs|positions|settings)/.test(key)

import type { Messages } from '@/i18n/catalogue'
import { formatCountdown } from '@/i18n/format/dates'
import type { Due } from './matchState'

const DAY = 24 * 60 * 60

/** Describes what is due next, urgent or not. @param now unix seconds of the chain */
export function describeDue(due: Due, now: number, { adminMatches, time }: DueMessages) {
  const own = adminMatches.table.due
  const span = (seconds: number) => formatCountdown(seconds, time.countdown)
  switch (due.kind) {
    case 'result': {
      const left = due.voidableAt - now
      return {
        text: own.result(span(now - due.at)),
        note: own.voidableIn(span(left)),
        isUrgent: left < 2 * DAY,
      }
    }
    case 'voidable':
      return { text: own.voidable(span(now - due.at)), isUrgent: true }
    default:
      return { text: own[due.kind](span(due.at - now)), isUrgent: due.kind === 'ruling' }
  }
}

type DueMessages = Pick<Messages, 'adminMatches' | 'time'>

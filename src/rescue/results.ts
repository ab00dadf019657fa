import type { Address, Client } from 'viem'
import { formatAmount } from '@/i18n/format/amounts'
import { formatDateTime } from '@/i18n/format/dates'
import { actionCard } from './actionCard'
import type { Findings, Waiting } from './actions'
import { readBets } from './bets'
import { describeProblem } from './describeProblem'
import { el, nameOf } from './elements'
import { readMatches } from './matches'
import { messages } from './messages'
import { readTournaments } from './tournaments'
import type { InjectedWallet } from './wallet'

interface Check {
  client: Client
  account: Address
  /** The chain's time in unix seconds. */
  now: number
  /** Ends the reading. */
  signal: AbortSignal
  walletOf: () => InjectedWallet | undefined
}

/** Shows what each part of the contracts says about the account, as soon as it is read. One that fails stops no other. */
export async function showResults(parent: HTMLElement, { client, account, now, signal, walletOf }: Check) {
  const parts = {
    bets: (onRead: OnRead) => readBets(client, account, now, onRead),
    tournaments: (onRead: OnRead) => readTournaments(client, account, now, onRead),
    matches: (onRead: OnRead) => readMatches(client, now, onRead),
  }
  const total = el('p', { className: 'total' })
  const claims = section(messages.claims.title, total)
  const anyone = section(messages.anyone.title, el('p', {}, messages.anyone.text))
  const waiting = section(messages.waiting.title)
  const progress = el('ul', { className: 'progress' })
  parent.append(progress, claims.element, anyone.element, waiting.element)

  let sum = 0n
  const show = (findings: Findings) => {
    for (const action of findings.actions) {
      const isClaim = action.kind === 'claimBets' || action.kind === 'claimRewards'
      for (const { amount = 0n } of action.items) sum += amount
      ;(isClaim ? claims : anyone).add(actionCard(action, client, walletOf))
    }
    for (const item of findings.waiting)
      waiting.add(el('p', { className: 'row' }, nameOf(item), el('br'), describeWaiting(item)))
    total.textContent = sum > 0n ? messages.claims.total(formatAmount(sum)) : ''
  }
  for (const [name, read] of Object.entries(parts)) {
    const line = el('li')
    progress.append(line)
    try {
      const findings = await read((count) => {
        signal.throwIfAborted()
        line.textContent = messages.read[name as keyof typeof parts](count)
      })
      signal.throwIfAborted()
      show(findings)
    } catch (error) {
      signal.throwIfAborted()
      line.append(el('span', { className: 'problem', role: 'alert' }, ' ', describeProblem(error)))
    }
  }
  claims.end(messages.claims.none)
  anyone.end(messages.anyone.none)
  waiting.end(messages.waiting.none)
}

type OnRead = (count: number) => void

function section(title: string, ...intro: readonly Node[]) {
  const body = el('div')
  return {
    element: el('section', {}, el('h2', {}, title), ...intro, body),
    add: (child: Node) => body.append(child),
    /** Says that there is nothing, unless there is something. */
    end: (none: string) => body.childElementCount === 0 && body.append(none),
  }
}

function describeWaiting(item: Waiting): string {
  const said = messages.waiting
  switch (item.state) {
    case 'result':
      return said.result(formatDateTime(item.voidableAt))
    case 'challenged':
      return said.challenged(formatDateTime(item.ruleBy))
    case 'tournament':
      return said.tournament(formatDateTime(item.voidableAt))
    case 'action':
      return said.action
    case 'named': {
      const { teamA, teamB, status } = messages.match
      const outcome = { A: teamA, B: teamB, Void: status.void }[item.outcome]
      const date = formatDateTime(item.claimableAt)
      return item.payout > 0n
        ? said.pays(outcome, formatAmount(item.payout), date)
        : said.named(outcome, date)
    }
  }
}

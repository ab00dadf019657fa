import { formatEther } from 'viem'
import { chain } from '@/chain/config/config'
import { poolsOf } from '@/domain/match/odds'
import { outcomeOf, outcomeText } from '@/domain/match/outcome'
import { isoDateTime } from '@/lib/time'
import { toCsv } from '@/lib/toCsv'
import { type DayTotals, isDecided, type MatchAccount } from './accounting'
import { type MonthStatement, netOf } from './statement'

// For spreadsheets: column names and dates are not translated, amounts are exact WETH.

const date = (time: number) => isoDateTime(time).slice(0, 10)

/** Writes amounts to the wei, in columns that name the unit. */
const inWeth = (amounts: Readonly<Record<string, bigint>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, wei]) => [`${name}_weth`, formatEther(wei)]))

export function daysCsv(days: readonly DayTotals[]): Promise<string> {
  return toCsv(
    days.map(({ day, matches, bets, staked, paid, fees }) => ({
      matches_end_on_utc: date(day),
      matches: String(matches),
      bets: String(bets),
      ...inWeth({ turnover: staked, paid, fees }),
    })),
  )
}

/** A month with its gas and its price, which no log has. */
export interface StatementRow extends MonthStatement {
  /** The first moment whose logs are read, in unix seconds: the month's, or a later one. */
  from: number
  /** In wei of the chain's coin; `undefined` if it isn't known. */
  gas: bigint | undefined
  /** Units of the currency per ether at the month's newest log; `undefined` without a sound price. */
  perEther: number | undefined
}

/** @param currency its ISO 4217 code */
export function monthsCsv(rows: readonly StatementRow[], currency: string): Promise<string> {
  return toCsv(
    rows.map(({ perEther, gas, ...row }) => {
      const { fees, bonds, referrals, refunds, bonuses, withdrawn } = row
      const net = netOf(row)
      return {
        month_utc: date(row.month).slice(0, 7),
        from_utc: isoDateTime(row.from),
        to_utc: isoDateTime(row.newest.time),
        ...inWeth({ claim_fees: fees, kept_bonds: bonds, referrals, net, refunds, bonuses, withdrawn }),
        [`gas_${chain.nativeCurrency.symbol.toLowerCase()}`]: gas === undefined ? '' : formatEther(gas),
        gas_transactions: String(row.transactions.length),
        [`ether_${currency.toLowerCase()}`]: perEther === undefined ? '' : String(perEther),
        [`net_${currency.toLowerCase()}`]:
          perEther === undefined ? '' : (Number(formatEther(net)) * perEther).toFixed(2),
      }
    }),
  )
}

export function matchesCsv(matches: readonly MatchAccount[]): Promise<string> {
  return toCsv(
    matches.map(({ match, bettors, paid, owed, unmatched, fees, feesToCome }) => {
      const { early, live } = poolsOf(match)
      return {
        match_id: String(match.id),
        name: match.name,
        created_utc: date(match.createdAt),
        ends_utc: date(match.endTime),
        bettors: String(bettors),
        ...inWeth({ early_a: early[1], early_b: early[2], live_a: live[1], live_b: live[2] }),
        result: match.isChallenged ? 'challenged' : outcomeText(outcomeOf(match)),
        claimable_from_utc: isDecided(match) ? isoDateTime(match.claimableAt) : '',
        ...inWeth({ paid, owed, unmatched, fees, fees_to_come: feesToCome }),
      }
    }),
  )
}

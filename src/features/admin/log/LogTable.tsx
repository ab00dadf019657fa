import { Coins, Settings2, Swords, Trophy, UserRoundCog } from 'lucide-react'
import { useState } from 'react'
import { explorerUrl } from '@/chain/config/config'
import { useWallet } from '@/chain/wallet/wallets'
import { useAdminMessages } from '@/i18n/adminMessages'
import { sameAddress } from '@/lib/addresses'
import { Badge } from '@/ui/feedback/Badge'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { AddressText } from '@/ui/text/AddressText'
import { DateTime } from '@/ui/text/DateTime'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { topicOf } from './auditEvents'
import type { LogEntry, LogRow } from './auditLog'
import { describeLogEntry } from './describeLogEntry'

const icons = { matches: Swords, tournaments: Trophy, money: Coins, settings: Settings2, roles: UserRoundCog }

export function LogTable({ rows }: { rows: readonly LogRow[] }) {
  const { account } = useWallet()
  const { adminLog: log } = useAdminMessages()
  const { columns } = log
  return (
    <Table caption={log.title} columns={Object.values(columns)}>
      {rows.map((row, index) => {
        const [entry] = row
        const Icon = icons[topicOf(entry.kind)]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a transaction may have several entries, whose order never changes.
          <Tr key={`${entry.transactionHash} ${index}`}>
            <Td className="align-top whitespace-nowrap text-secondary max-md:order-2" label={columns.when}>
              <DateTime time={entry.time} title={log.block(String(entry.blockNumber))} />
            </Td>
            <Td className="w-full align-top max-md:order-1">
              <div className="flex min-w-0 gap-3">
                <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-tertiary" />
                <div className="min-w-0">
                  {row.length === 1 ? <Action entry={entry} /> : <CreatedTogether entries={row} />}
                </div>
              </div>
            </Td>
            <Td className="align-top max-md:order-3" label={columns.who}>
              {entry.by ? (
                <span className="inline-flex items-center gap-2">
                  <AddressText address={entry.by} />
                  {sameAddress(entry.by, account) && <Badge>{log.you}</Badge>}
                </span>
              ) : (
                <span className="text-secondary">
                  {entry.kind === 'ownershipMoved' ? log.deployment : log.notLogged}
                </span>
              )}
            </Td>
            <Td className="align-top max-md:order-4 md:[&>span]:-mt-1.5" label={columns.transaction}>
              <TransactionLink hash={entry.transactionHash} url={explorerUrl('tx', entry.transactionHash)} />
            </Td>
          </Tr>
        )
      })}
    </Table>
  )
}

function Action({ entry }: { entry: LogEntry }) {
  const { title, subject, detail } = describeLogEntry(entry, useAdminMessages())
  return (
    <>
      <p className="font-medium">{title}</p>
      {subject && <p className="break-words">{subject}</p>}
      {detail && <p className="break-words text-secondary">{detail}</p>}
    </>
  )
}

/** @param entries newest first */
function CreatedTogether({ entries }: { entries: LogRow }) {
  const messages = useAdminMessages()
  const { adminLog: log } = messages
  const [isOpen, setOpen] = useState(false)
  const [first = entries[0], ...others] = entries.toReversed()
  return (
    <>
      <p className="font-medium">{log.matchesCreated(entries.length)}</p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="py-0.5 break-words hover:underline">
          {log.andMore(describeLogEntry(first, messages).subject ?? '', others.length)}
        </summary>
        {isOpen && (
          <ul className="mt-1 flex flex-col gap-2">
            {[first, ...others].map((entry) => {
              const { subject, detail } = describeLogEntry(entry, messages)
              return (
                <li key={subject} className="break-words">
                  {subject} <span className="block text-secondary">{detail}</span>
                </li>
              )
            })}
          </ul>
        )}
      </details>
    </>
  )
}

import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { explorerUrl } from '@/chain/config/config'
import { useMessages } from '@/i18n/useMessages'
import { Skeleton } from '@/ui/feedback/Skeleton'

export function SettingValue({ children }: { children: ReactNode | undefined }) {
  const { adminSettings: settings } = useMessages()
  return (
    <span className="font-display text-20 tabular-nums">
      {children ?? <Skeleton text={settings.unknown} className="h-6 w-16" />}
    </span>
  )
}

/** A full, unshortened address, so that all of it can be compared. */
export function AddressValue({ address }: { address: Address }) {
  const href = explorerUrl('address', address)
  const text = <span className="min-w-0 text-14 break-all tabular-nums">{address}</span>
  return href ? (
    <a href={href} target="_blank" rel="noreferrer" className="min-w-0 underline underline-offset-4">
      {text}
    </a>
  ) : (
    text
  )
}

import type { ReactNode } from 'react'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { LoadError } from '@/ui/feedback/LoadError'

interface PendingProps {
  reads: Parameters<typeof readFailure>[1][]
  loading: ReactNode
}

export function Pending({ reads, loading }: PendingProps) {
  const failure = readFailure(useMessages(), ...reads)
  return failure ? <LoadError {...failure} /> : loading
}

import { useClaimable } from '@/domain/bet/claimable'
import { formatAmount } from '@/i18n/format/amounts'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'
import { ButtonNote } from '@/ui/forms/ButtonNote'
import { Card } from '@/ui/layout/Card'
import { WethAmount } from '@/ui/text/WethAmount'
import { claimBatch } from './claimBatch'
import { useClaimMany } from './useClaim'

export function ClaimAll() {
  const { bets } = useMessages()
  const { data: claimable } = useClaimable()
  const { isBusy, isBlocked, note, claim } = useClaimMany()
  if (!claimable || claimable.claims.length === 0) return null
  const batch = claimBatch(claimable)
  return (
    <Card
      as="section"
      aria-label={bets.readyToClaim}
      className="flex flex-wrap items-center justify-between gap-4"
    >
      <div className="flex flex-col gap-1">
        <p className="text-14 text-secondary">{bets.readyToClaim}</p>
        <p className="font-display text-32">
          <WethAmount wei={claimable.total} />
        </p>
        <p className="text-14 text-secondary">
          {batch.isPartial
            ? bets.readyToClaimChunk(batch.matchIds.length, formatAmount(batch.total))
            : bets.readyToClaimText(claimable.claims.length)}
        </p>
        <ButtonNote text={note} />
      </div>
      <Button
        variant="primary"
        size="lg"
        className="max-sm:w-full"
        busy={isBusy}
        disabled={isBlocked}
        onClick={() => void claim(batch.matchIds)}
      >
        {isBusy ? bets.claiming : batch.isPartial ? bets.claimFirst(batch.matchIds.length) : bets.claimAll}
      </Button>
    </Card>
  )
}

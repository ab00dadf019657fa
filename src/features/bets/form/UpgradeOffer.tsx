import { useId } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { Button } from '@/ui/forms/Button'

/** Offers to approve and bet in one confirmation, and says that the wallet upgrades the account for it. */
export function UpgradeOffer({ disabled, press }: { disabled: boolean; press: () => void }) {
  const { upgrade } = useMessages().dialogs
  const noteId = useId()
  return (
    <div className="flex flex-col gap-1">
      <Button block aria-disabled={disabled} aria-describedby={noteId} onClick={press}>
        {upgrade.approveAndBet}
      </Button>
      <p id={noteId} className="text-12 text-secondary">
        {upgrade.note}
      </p>
    </div>
  )
}

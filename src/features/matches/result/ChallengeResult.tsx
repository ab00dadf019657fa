import { useState } from 'react'
import { useWallet } from '@/chain/wallet/wallets'
import type { Match } from '@/domain/match/match'
import { loadMessages } from '@/i18n/language'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Button } from '@/ui/forms/Button'
import { LazyDialog } from '@/ui/overlay/LazyDialog'
import { openWalletPicker } from '@/ui/overlay/walletPicker'

const ChallengeForm = lazyWithRetry(async () => {
  const [{ ChallengeForm }] = await Promise.all([import('./ChallengeForm'), loadMessages('houseRules')])
  return ChallengeForm
})

/** Offers to challenge the result, or the lack of one. */
export function ChallengeResult({ match }: { match: Match }) {
  const { challenge } = useMessages().matchResult
  const { account } = useWallet()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-48 text-14 text-secondary">
        {match.isFinalized ? challenge.invite : challenge.inviteSilence}
      </p>
      <Button onClick={() => (account ? setOpen(true) : openWalletPicker())}>{challenge.open}</Button>
      <LazyDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={match.isFinalized ? challenge.title : challenge.titleSilence}
      >
        <ChallengeForm match={match} onDone={() => setOpen(false)} />
      </LazyDialog>
    </div>
  )
}

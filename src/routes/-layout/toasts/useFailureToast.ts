import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import type { Failure } from '@/lib/failure'
import { showToast } from '@/ui/overlay/toast'

/** Shows a wallet failure as an alert, or quietly after a rejection. */
export function useFailureToast() {
  const messages = useMessages()
  return (failure: Failure) =>
    failure.kind === 'rejected'
      ? showToast({ tone: 'info', text: messages.errors.rejected })
      : showToast({ tone: 'warning', role: 'alert', text: describeFailure(failure, messages) })
}

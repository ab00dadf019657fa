import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import type { Failure } from '@/lib/failure'
import { showToast } from '@/ui/overlay/toast'

/** Tells why the wallet did not do what it was asked: an alert, or a quiet word if the person said no. */
export function useFailureToast() {
  const messages = useMessages()
  return (failure: Failure) =>
    failure.kind === 'rejected'
      ? showToast({ tone: 'info', text: messages.errors.rejected })
      : showToast({ tone: 'warning', role: 'alert', text: describeFailure(failure, messages) })
}

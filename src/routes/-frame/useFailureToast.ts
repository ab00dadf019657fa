import type { Failure } from '@/lib/failure'
import { describeFailure } from '@/lib/words/describeFailure'
import { useWords } from '@/lib/words/useWords'
import { showToast } from '@/ui/toast'

/** Tells why the wallet did not do what it was asked: an alert, or a quiet word if the person said no. */
export function useFailureToast() {
  const words = useWords()
  return (failure: Failure) =>
    failure.kind === 'rejected'
      ? showToast({ tone: 'info', text: words.errors.rejected })
      : showToast({ tone: 'warning', role: 'alert', text: describeFailure(failure, words) })
}

import { type ReactNode, useMemo } from 'react'
import { describeReadError } from '@/i18n/describeReadError'
import { formatAmount } from '@/i18n/format/amounts'
import { formatCountdown, formatDateTime } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { UiMessagesProvider } from '@/ui/UiMessages'

export function LocalizedUi({ children }: { children: ReactNode }) {
  const messages = useMessages()
  const value = useMemo(
    () => ({
      ...messages.ui,
      loadFailed: messages.layout.error.message,
      describeError: (error: unknown) => describeReadError(error, messages),
      formatAmount,
      formatDateTime,
      formatCountdown: (seconds: number) => formatCountdown(seconds, messages.time.countdown),
    }),
    [messages],
  )
  return <UiMessagesProvider value={value}>{children}</UiMessagesProvider>
}

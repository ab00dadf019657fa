import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { WagmiContext } from 'wagmi'
import { useLiveUpdates } from './live/liveUpdates'
import { queryClient } from './queries/queryClient'
import { config } from './wagmi'
import { useReconnectLateWallet, useWallet } from './wallet/wallets'

export function ChainProvider({ children }: { children: ReactNode }) {
  return (
    // WagmiProvider would reconnect during the first render and so restart it; main.tsx reconnects before.
    <WagmiContext value={config}>
      <QueryClientProvider client={queryClient}>
        <ChainUpkeep />
        {children}
      </QueryClientProvider>
    </WagmiContext>
  )
}

/** A separate component, so that its renders don't rerender the app. */
function ChainUpkeep() {
  useLiveUpdates()
  useReconnectLateWallet()
  const { account } = useWallet()
  useEffect(() => {
    // Preloads the code for writes.
    if (account) void import('./transactions/runTransaction').catch(() => {})
  }, [account])
  return null
}

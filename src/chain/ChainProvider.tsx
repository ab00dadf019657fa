import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { WagmiContext } from 'wagmi'
import { config } from './config/config'
import { useLiveUpdates } from './network/liveUpdates'
import { queryClient } from './queries/queryClient'
import { useLateWallet, useWallet } from './wallet/wallets'

/** Gives the app its chain: wallet, cache, clock and live updates. `main.tsx` reconnects the wallet of the last visit. */
export function ChainProvider({ children }: { children: ReactNode }) {
  return (
    // wagmi's own provider would look for the wallet while the app is drawn for the first time, which begins anew then.
    <WagmiContext value={config}>
      <QueryClientProvider client={queryClient}>
        <ChainUpkeep />
        {children}
      </QueryClientProvider>
    </WagmiContext>
  )
}

/** Apart from the provider, so that its renders are not everybody's. */
function ChainUpkeep() {
  useLiveUpdates()
  useLateWallet()
  const { account } = useWallet()
  useEffect(() => {
    // Whoever has a wallet may write soon. Not needed for the first screen.
    if (account) void import('./transactions/runTransaction').catch(() => {})
  }, [account])
  return null
}

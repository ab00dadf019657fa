import { type Transport, webSocket } from 'viem'

/** An endpoint that is spoken to over a WebSocket. */
export function webSocketRpc(url: string): Transport {
  return webSocket(url)
}

import { type EIP1193RequestFn, TimeoutError, type Transport, webSocket, withTimeout } from 'viem'

/**
 * An endpoint that is spoken to over a WebSocket.
 * @param patience how long an answer may take, in milliseconds, with the opening: for that alone viem would wait for ever
 */
export function webSocketRpc(url: string, patience: number): Transport {
  return (params) => {
    const transport = webSocket(url)(params)
    const timeout = params.timeout ?? patience
    const request: EIP1193RequestFn = (body, options) =>
      withTimeout(() => transport.request(body, options), {
        timeout,
        errorInstance: new TimeoutError({ body, url }),
      })
    return { ...transport, request }
  }
}

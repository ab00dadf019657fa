import { type EIP1193RequestFn, TimeoutError, type Transport, webSocket, withTimeout } from 'viem'

/** Connects by WebSocket. `defaultTimeout` in milliseconds includes the connection, which viem never times out. */
export function webSocketRpc(url: string, defaultTimeout: number): Transport {
  return (params) => {
    const transport = webSocket(url)(params)
    const timeout = params.timeout ?? defaultTimeout
    const request: EIP1193RequestFn = (body, options) =>
      withTimeout(() => transport.request(body, options), {
        timeout,
        errorInstance: new TimeoutError({ body, url }),
      })
    return { ...transport, request }
  }
}

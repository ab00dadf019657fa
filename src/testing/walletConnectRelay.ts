import { type AddressInfo, type WebSocket, WebSocketServer } from 'ws'

interface Message {
  topic: string
  message: string
}

interface Request {
  id: number | string
  method?: string
  params: Message & {
    topics: readonly string[]
    pairingTopic: string
    sessionTopic: string
    sessionProposal: string
    sessionProposalResponse: string
    sessionSettlementRequest: string
  }
}

/**
 * A relay of WalletConnect v2 on this machine: passes encrypted messages on to a topic's other subscribers, and keeps those
 * that nobody waits for yet. It checks no project and no signature, and keeps every message.
 */
export async function startRelay() {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  const subscribers = new Map<string, Set<WebSocket>>()
  const clients = new Map<string, WebSocket>()
  const kept: Message[] = []
  const published = new Set<string>()
  let sent = 0

  function deliver(to: WebSocket, data: Message) {
    const params = { id: data.topic, data: { ...data, publishedAt: Date.now() } }
    to.send(JSON.stringify({ id: ++sent, jsonrpc: '2.0', method: 'irn_subscription', params }))
  }

  /** Passes a message on once: on each heartbeat a client publishes again what isn't acknowledged yet. */
  function publish(from: WebSocket, topic: string, message: string) {
    if (published.has(topic + message)) return true
    published.add(topic + message)
    const others = [...(subscribers.get(topic) ?? [])].filter((socket) => socket !== from)
    for (const socket of others) deliver(socket, { topic, message })
    if (others.length === 0) kept.push({ topic, message })
    return true
  }

  function subscribe(socket: WebSocket, topic: string) {
    subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(socket))
    return topic
  }

  const keptFor = (...topics: readonly string[]) => kept.filter(({ topic }) => topics.includes(topic))

  function answer(socket: WebSocket, { method, params }: Request): unknown {
    switch (method) {
      case 'irn_publish':
        return publish(socket, params.topic, params.message)
      case 'irn_subscribe':
        return subscribe(socket, params.topic)
      case 'irn_batchSubscribe':
        return params.topics.map((topic) => subscribe(socket, topic))
      case 'irn_batchFetchMessages':
        return { messages: keptFor(...params.topics), hasMore: false }
      case 'irn_unsubscribe':
        return subscribers.get(params.topic)?.delete(socket) ?? false
      case 'wc_proposeSession':
        subscribe(socket, params.pairingTopic)
        return publish(socket, params.pairingTopic, params.sessionProposal)
      case 'wc_approveSession':
        subscribe(socket, params.sessionTopic)
        publish(socket, params.pairingTopic, params.sessionProposalResponse)
        return publish(socket, params.sessionTopic, params.sessionSettlementRequest)
      default:
        throw new Error(`The relay does not know ${method}`)
    }
  }

  server.on('connection', (socket, { url = '' }) => {
    // A page that was loaded again connects anew.
    const client = clientOf(url)
    clients.get(client)?.terminate()
    clients.set(client, socket)
    socket.on('message', (data) => {
      const request: Request = JSON.parse(String(data))
      // Acknowledgements have no method.
      if (!request.method) return
      const result = answer(socket, request)
      socket.send(JSON.stringify({ id: request.id, jsonrpc: '2.0', result }))
      if (request.method === 'irn_subscribe')
        for (const message of keptFor(request.params.topic)) deliver(socket, message)
    })
    socket.on('close', () => {
      for (const sockets of subscribers.values()) sockets.delete(socket)
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `ws://127.0.0.1:${port}`,
    stop: () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

/** Reads who connects from the token in the URL. */
function clientOf(url: string): string {
  const [, payload = ''] = new URLSearchParams(url.split('?')[1]).get('auth')?.split('.') ?? []
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).iss
}

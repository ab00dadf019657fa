import {
  type Abi,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  decodeEventLog,
  getAbiItem,
  type TransactionReceipt,
  toEventSelector,
} from 'viem'

/**
 * The arguments of each event of one kind that a transaction logged, in order. Where viem's `parseEventLogs` looks each
 * log up in the whole interface, and weighs more.
 */
export function eventsOf<const abi extends Abi, name extends ContractEventName<abi>>(
  { logs }: Pick<TransactionReceipt, 'logs'>,
  abi: abi,
  eventName: name,
): ContractEventArgsFromTopics<abi, name>[] {
  const event = getAbiItem<Abi, string>({ abi, name: eventName })
  if (event?.type !== 'event') return []
  const selector = toEventSelector(event)
  return logs
    .filter(({ topics }) => topics[0] === selector)
    .map((log) => decodeEventLog({ abi: [event], ...log }).args as ContractEventArgsFromTopics<abi, name>)
}

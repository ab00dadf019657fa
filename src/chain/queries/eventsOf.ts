import {
  type Abi,
  type ContractEventArgsFromTopics,
  type ContractEventName,
  decodeEventLog,
  getAbiItem,
  type TransactionReceipt,
  toEventSelector,
} from 'viem'

// viem's parseEventLogs weighs more, as it searches the whole ABI for each log.

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

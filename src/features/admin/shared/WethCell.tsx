import { Td } from '@/ui/layout/Table'
import { WethAmount } from '@/ui/text/WethAmount'

export function WethCell({ label, wei }: { label: string; wei: bigint }) {
  return (
    <Td label={label}>
      <WethAmount wei={wei} />
    </Td>
  )
}

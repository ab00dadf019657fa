import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { parseEther, zeroAddress, zeroHash } from 'viem'
import { Badge } from '@/ui/feedback/Badge'
import { Banner } from '@/ui/feedback/Banner'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { AmountInput, Field, TextInput } from '@/ui/forms/Field'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { Choice } from '@/ui/forms/Select'
import { StepList } from '@/ui/forms/StepList'
import { Card, CardTitle } from '@/ui/layout/Card'
import { Fact } from '@/ui/layout/Fact'
import { Table, Td, Tr } from '@/ui/layout/Table'
import { Popover } from '@/ui/overlay/Popover'
import { AddressText } from '@/ui/text/AddressText'
import { CopyButton } from '@/ui/text/CopyButton'
import { TransactionLink } from '@/ui/text/TransactionLink'
import { WethAmount } from '@/ui/text/WethAmount'
import { DemoSection } from './DemoSection'

const LONG = `A name without a space that is far too long: ${'x'.repeat(80)}`

const sides = [
  { value: 1, label: 'T1' },
  { value: 2, label: 'Gen.G' },
]

export function UiDemo() {
  return (
    <>
      <DemoSection
        title="Buttons"
        parts={{
          Kinds: (
            <div className="flex flex-wrap items-center gap-3">
              {(['primary', 'secondary', 'quiet'] as const).flatMap((variant) =>
                (['sm', 'md', 'lg'] as const).map((size) => (
                  <Button key={variant + size} variant={variant} size={size}>
                    {variant} {size}
                  </Button>
                )),
              )}
            </div>
          ),
          States: (
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="primary" busy>
                Busy
              </Button>
              <Button variant="primary" aria-disabled>
                Unavailable
              </Button>
              <Popover label="Menu" button="Open a menu">
                {() => <p className="p-4">Its content</p>}
              </Popover>
              <StepList label="Steps" steps={['Connect', 'Approve', 'Place Bet']} />
            </div>
          ),
        }}
      />
      <DemoSection title="Forms" parts={{ Fields: <Fields />, Choices: <Choices /> }} />
      <DemoSection
        title="Feedback"
        parts={{
          Badges: (
            <div className="flex flex-wrap gap-2">
              {(['neutral', 'live', 'won', 'lost', 'warning', 'sideA', 'sideB'] as const).map((tone) => (
                <Badge key={tone} tone={tone}>
                  {tone}
                </Badge>
              ))}
            </div>
          ),
          Banners: (
            <>
              <Banner>New bets are paused.</Banner>
              <Banner tone="warning" action={<Button size="sm">Switch</Button>}>
                {LONG}
              </Banner>
            </>
          ),
          Empty: <EmptyState icon={<Inbox />} title="No bets yet" text="Place one." />,
          Failed: <LoadError message="The network doesn’t answer." onRetry={() => {}} isRetrying={false} />,
          Loading: <Skeleton text="Loading…" className="h-20 rounded-lg" />,
        }}
      />
      <DemoSection
        title="Content"
        parts={{
          Card: (
            <Card className="flex flex-col gap-4">
              <CardTitle className="break-words">{LONG}</CardTitle>
              <dl className="flex flex-wrap gap-4">
                {(['sm', 'md', 'lg'] as const).map((size) => (
                  <Fact key={size} size={size} term={`Stake ${size}`}>
                    <WethAmount wei={parseEther('1234.5678')} />
                  </Fact>
                ))}
              </dl>
            </Card>
          ),
          Table: (
            <Card flush>
              <Table caption="Bets" columns={['Match', 'Stake']}>
                {['T1 vs Gen.G', LONG].map((name) => (
                  <Tr key={name}>
                    <Td label="Match">
                      <span className="min-w-0 break-all">{name}</span>
                    </Td>
                    <Td label="Stake">
                      <WethAmount wei={parseEther('0.1')} unit="word" />
                    </Td>
                  </Tr>
                ))}
              </Table>
            </Card>
          ),
          Text: (
            <div className="flex flex-wrap items-center gap-4">
              <AddressText address={zeroAddress} />
              <CopyButton text={zeroAddress} label="Copy address" />
              <TransactionLink hash={zeroHash} url={undefined} />
            </div>
          ),
        }}
      />
    </>
  )
}

function Fields() {
  const [amount, setAmount] = useState('0.1')
  return (
    <>
      <Field label="Amount" aside="Balance 1.2" hint="At least 0.01.">
        <AmountInput value={amount} onChange={setAmount} unit="WETH" />
      </Field>
      <Field label="Name" error="Enter a name.">
        <TextInput defaultValue="" />
      </Field>
    </>
  )
}

function Choices() {
  const [side, setSide] = useState(1)
  const [order, setOrder] = useState<'new' | 'old'>('new')
  const orders = [
    ['new', 'Newest first'],
    ['old', 'Oldest first'],
  ] as const
  return (
    <>
      <SegmentedControl legend="Side" options={sides} value={side} onChange={setSide} />
      <Choice aria-label="Order" options={orders} value={order} onChange={setOrder} />
      <Checkbox label="Live betting" detail="Bets after the start go into a pool of their own." />
    </>
  )
}

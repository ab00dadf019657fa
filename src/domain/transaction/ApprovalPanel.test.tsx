import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { en } from '@/i18n/en/catalogue'
import { ApprovalPanel } from './ApprovalPanel'
import type { ApprovalAmount } from './approval'

function Panel() {
  const [amount, setAmount] = useState<ApprovalAmount>('exact')
  return (
    <ApprovalPanel texts={en.bets.approval} amount={amount} onChange={setAmount} state={{ step: 'idle' }} />
  )
}

test('folds the option not to be asked again, unticked, with its risk, and says what is approved', () => {
  const { container } = render(<Panel />)
  const option = screen.getByRole<HTMLInputElement>('checkbox', { hidden: true })
  expect(container.querySelector('details')?.open).toBe(false)
  expect(option.checked).toBe(false)
  expect(option.labels?.[0]?.textContent).toMatch(
    /^Don’t ask again.*up to 1,000,000 WETH.*could steal that much\.$/,
  )
  expect(container.textContent).toContain(en.bets.approval.why)

  fireEvent.click(option)
  expect(option.checked).toBe(true)
  expect(container.textContent).toContain('Approves 1,000,000 WETH')
  fireEvent.click(option)
  expect(container.textContent).toContain(en.bets.approval.why)
})

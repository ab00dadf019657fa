import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { setUpTestChain } from '@/testing/setUpTestChain'
import { connectTestApp } from '@/testing/testApp'
import { AccountsSettings } from './AccountsSettings'
import { useSetAccount } from './settings'

const testChain = setUpTestChain()

test('an operator can be removed by its address while the list can’t be loaded', async () => {
  const { url, accounts } = testChain()
  const { operator, rival: other } = accounts
  const { app } = await connectTestApp(url, operator)
  await testChain().setOperator(other)
  const list = toFunctionSelector('getOperators()').slice(2)
  app.network.onRequest = (body) => body.replaceAll(list, 'ffffffff')
  app.show(<AccountsSettings which="operators" />)
  await screen.findByText(/^Couldn’t load the list/)

  const open = screen.getByRole('button', { name: 'Remove Remove by address' })
  await waitFor(() => expect(open.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(open)
  fireEvent.change(await screen.findByLabelText('Operator’s address'), { target: { value: other } })
  await screen.findByText('This address is an operator.')
  const remove = screen.getByRole('button', { name: 'Remove operator' })
  expect(remove.getAttribute('aria-disabled')).toBe('false')

  const { result } = app.render(() => useSetAccount('operators', false))
  expect(await act(() => result.current.send(other))).toMatchObject({ phase: 'confirmed' })
  await screen.findByText(/^This address isn’t an operator/)
})

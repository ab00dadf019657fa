import { screen } from '@testing-library/react'
import { zeroHash } from 'viem'
import { expect, test } from 'vitest'
import { showLocalized } from '@/testing/testApp'
import { TransactionLink } from './TransactionLink'

test.each(['https://explorer.example/tx/0x0', undefined])(
  'an icon has its whole hash as its title, at %s',
  (url) => {
    showLocalized(<TransactionLink hash={zeroHash} url={url} isIcon />)
    expect(screen.getByTitle(zeroHash).querySelector('code')).toBeNull()
  },
)

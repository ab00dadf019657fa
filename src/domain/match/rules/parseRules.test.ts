import { expect, test } from 'vitest'
import { parseRules } from './parseRules'

test('splits a text into sections, paragraphs and lists', () => {
  const text =
    '# House rules\n\nVersion of 2026-11-23\n\nHello.\n\n## 1. Words\n\n- Void: no side.\n- Final: paid.\n\nOne\ntwo.\n\n## 2. Draw\nVoid.\n'
  expect(parseRules(text)).toEqual({
    date: Date.UTC(2026, 10, 23) / 1000,
    preamble: ['Version of 2026-11-23', 'Hello.'],
    sections: [
      { title: '1. Words', blocks: [['Void: no side.', 'Final: paid.'], 'One\ntwo.'] },
      { title: '2. Draw', blocks: ['Void.'] },
    ],
  })
})

test('keeps every word of a foreign text, and no date that is none', () => {
  const text = 'Version of 2026-99-99\r\n\r\n<b>Walkover</b> is a win.'
  expect(parseRules(text)).toEqual({
    date: undefined,
    preamble: ['Version of 2026-99-99', '<b>Walkover</b> is a win.'],
    sections: [],
  })
})

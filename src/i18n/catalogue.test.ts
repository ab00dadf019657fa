import { afterEach, describe, expect, test } from 'vitest'
import { adminAr } from './ar/adminCatalogue'
import { rescue as arRescue } from './ar/rescue'
import { adminEn } from './en/adminCatalogue'
import { rescue as enRescue } from './en/rescue'
import { adminEs } from './es/adminCatalogue'
import { rescue as esRescue } from './es/rescue'
import { languages } from './format/languages'
import { setFormatLocale } from './format/locale'

// All messages: the operator's catalogue has the bettors', and rescue.html has its own.
const en = { ...adminEn, rescue: enRescue }
const es = { ...adminEs, rescue: esRescue }
const ar = { ...adminAr, rescue: arRescue }

const translations: Record<Exclude<keyof typeof languages, 'en'>, typeof en> = { es, ar }
const areas = Object.keys(en) as (keyof typeof en)[]

/** Messages that may equal the English ones: names, symbols, files, and words that both languages share. */
const same = new Set([
  'Clutchpool',
  'WETH',
  'ETH',
  'CSV',
  'RPC',
  'vs',
  'RPC URL',
  'matches-sample.csv',
  'Total',
  'Roles',
  'No',
])

for (const [language, catalogue] of Object.entries(translations)) {
  describe(languages[language as keyof typeof languages].name, () => {
    test.each(areas)('says all of %s', (area) => {
      const english = en[area]
      const said = sentencesOf(catalogue[area])
      const missing: string[] = []
      for (const [key, sentence] of sentencesOf(english)) {
        const other = said.get(key)
        if (other === undefined) missing.push(key)
        else missing.push(...differences(key, sentence, other))
      }
      expect(missing).toEqual([])
      expect([...said.keys()].filter((key) => !sentencesOf(english).has(key))).toEqual([])
    })
  })
}

/** The sources that can show a message: all but tests, fixtures, generated reads, and the messages themselves. */
const screens = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{test,fixture}.*', '!/src/i18n/{en,es,ar}/*', '!/src/chain/queries/*'],
  { query: '?raw', import: 'default', eager: true },
)

describe('every message has a screen', () => {
  const code = Object.values(screens)
    .join('\n')
    .replaceAll(/\/\*.*?\*\/|\/\/ [^\n]*/gs, '')
  /** The screens read these through their parent object, or by a key that they compose. */
  const indirect = ['what', 'minHint', 'maxHint']
  /** Every name that follows a dot, a bracket, a comma or a quote: a property, a destructured name, or a string key. */
  const read = new Set([...indirect, ...(code.match(/(?<=[.{,:(['"`]\s*)[a-zA-Z]\w*/g) ?? [])])

  test.each(areas.filter((area) => area !== 'contractErrors'))('of %s', (area) => {
    const names = [...sentencesOf(en[area]).keys()].flatMap((path) => path.match(/[a-zA-Z]\w*/g) ?? [])
    expect(names.filter((name) => !read.has(name))).toEqual([])
  })
})

describe('figures', () => {
  afterEach(() => setFormatLocale('en'))

  // The locale is set after the words are loaded, and can change while they stay.
  test.each([
    ['es-MX', es, '1,000'],
    ['es-ES', es, '1000'],
    ['ar-EG-u-nu-latn', ar, '1,000'],
    ['ar-DZ-u-nu-latn', ar, '1.000'],
  ])(
    'the most points a match gives are written as in %s',
    (locale, { adminTournamentRun: { judge }, contractErrors }, figures) => {
      setFormatLocale(locale)
      for (const said of [judge.text, judge.problems.tooMany, contractErrors.TooManyPoints()])
        expect(said).toContain(figures)
    },
  )
})

type Sentence = string | ((...args: unknown[]) => unknown)

/** Returns all messages of an object by path. */
function sentencesOf(messages: object, path = ''): Map<string, Sentence> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, Sentence][] =>
      typeof value === 'object' && value !== null
        ? [...sentencesOf(value, `${path}${key}.`)]
        : [[path + key, value]],
    ),
  )
}

/** Lists what a translation left in English or left out. */
function differences(key: string, english: Sentence, translated: Sentence): string[] {
  if (typeof english === 'string' || typeof translated === 'string') {
    const isLeft = english === translated && typeof english === 'string' && /[a-z]{2}/i.test(english)
    return isLeft && !same.has(english) ? [`${key} is English: ${english}`] : []
  }
  const args = inputs.find((args) => sayWith(english, args) !== undefined)
  if (!args) return []
  const original = sayWith(english, args) ?? ''
  const other = sayWith(translated, args)
  if (other === undefined) return [`${key} cannot say what English says`]
  const leftOut = markers
    .filter((marker) => original.includes(marker) && !other.includes(marker))
    .map((marker) => `${key} leaves out ${marker}: ${other}`)
  const [units, otherUnits] = [original, other].map((said) => said.split('WETH').length - 1)
  return units === otherUnits ? leftOut : [...leftOut, `${key} has WETH ${units} times in English: ${other}`]
}

/** Unlikely to appear by chance. */
const markers = ['1717', '2727', '3737', '4747', '⟦a⟧', '⟦b⟧', '⟦c⟧', '⟦d⟧']
/** Each message is rendered with the first arguments it accepts; the last set mimics a contract. */
const inputs: readonly (readonly unknown[])[] = [
  [1717, 2727, 3737, 4747],
  ['⟦a⟧', '⟦b⟧', '⟦c⟧', '⟦d⟧'],
  [[1717n * 10n ** 18n, 2727n * 10n ** 18n, 3737n * 10n ** 18n]],
]

/** Renders a message without digit grouping; `undefined` if it can't take these arguments. */
function sayWith(sentence: (...args: unknown[]) => unknown, args: readonly unknown[]): string | undefined {
  try {
    const said = sentence(...args)
    if (typeof said !== 'string' || /NaN|undefined/.test(said)) return undefined
    return said.replaceAll(/(?<=\d)[.,\s](?=\d{3})/g, '')
  } catch {
    return undefined
  }
}

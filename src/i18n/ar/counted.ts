import { formatCount, pluralForm } from '@/i18n/format/locale'

/** A noun's plural forms. Zero, one and two include the count; the others follow a figure. */
type CountedNoun = Record<Intl.LDMLPluralRule, string>

/** Formats a count with its noun, standalone or as a subject. */
export function counted(count: number, noun: CountedNoun): string {
  const form = pluralForm('ar', count, noun)
  return count < 3 ? form : `${formatCount(count)} ${form}`
}

/** Formats a count with its noun in the oblique case, where the dual ends in -ين. */
export function countedOblique(count: number, noun: CountedNoun): string {
  return counted(count, { ...noun, zero: `0 ${noun.other}`, two: noun.two.replace(/ان$/, 'ين') })
}

/** Nouns counted in more than one place. */
export const nouns = {
  bet: { zero: 'لا رهانات', one: 'رهان واحد', two: 'رهانان', few: 'رهانات', many: 'رهانًا', other: 'رهان' },
  day: { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  hour: {
    zero: 'لا ساعات',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  },
  match: {
    zero: 'لا مباريات',
    one: 'مباراة واحدة',
    two: 'مباراتان',
    few: 'مباريات',
    many: 'مباراة',
    other: 'مباراة',
  },
  minute: {
    zero: 'لا دقائق',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  },
  player: {
    zero: 'لا مشاركين',
    one: 'مشارك واحد',
    two: 'مشاركان',
    few: 'مشاركين',
    many: 'مشاركًا',
    other: 'مشارك',
  },
  point: { zero: '0 نقطة', one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', many: 'نقطة', other: 'نقطة' },
  prediction: {
    zero: 'لا توقعات',
    one: 'توقع واحد',
    two: 'توقعان',
    few: 'توقعات',
    many: 'توقعًا',
    other: 'توقع',
  },
  tournament: {
    zero: 'لا بطولات',
    one: 'بطولة واحدة',
    two: 'بطولتان',
    few: 'بطولات',
    many: 'بطولة',
    other: 'بطولة',
  },
  transaction: {
    zero: 'لا معاملات',
    one: 'معاملة واحدة',
    two: 'معاملتان',
    few: 'معاملات',
    many: 'معاملة',
    other: 'معاملة',
  },
  winner: {
    zero: 'لا فائزين',
    one: 'فائز واحد',
    two: 'فائزان',
    few: 'فائزين',
    many: 'فائزًا',
    other: 'فائز',
  },
} satisfies Record<string, CountedNoun>

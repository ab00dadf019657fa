import unhomoglyph from 'unhomoglyph'

/** Characters that no screen shows. The Braille blank is the only one that Unicode doesn't call ignorable. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu
const ACCENTS = /[\u0300-\u036f]/g

/** Folds width, accents and invisible characters. */
const plain = (name: string) => name.normalize('NFKD').replace(INVISIBLE, '').replace(ACCENTS, '')

/** Replaces each letter by the one that it looks like in any script (Unicode's confusables, UTS #39). */
const skeleton = (text: string) => unhomoglyph(text).normalize('NFKD').replace(ACCENTS, '')

/** Look-alikes differ by case: `К` is a Cyrillic letter like `K`, while `к` is like no Latin one. */
const inCases = (text: string) => [text, text.toLowerCase(), text.toUpperCase()]

/** Leaves only what tells names apart at a glance. */
const bare = (name: string) => plain(name).replace(/[\s\p{P}]/gu, '')

/** Returns `true` if a reader takes both names for one: case, spaces, marks, invisible characters and look-alike letters don't count. */
export function readsSame(one: string, other: string): boolean {
  const [some, others] = [one, other].map((name) => inCases(bare(name)).map(skeleton))
  return some?.some((text, index) => text === others?.[index]) ?? false
}

/** Returns a key that names share which read the same, whatever their case, and that others may share. */
export const readingKey = (name: string) => skeleton(bare(name).toUpperCase()).toLowerCase()

/** What stands around a word, such as in `[TBD]`, `"n/a"` and `Loading...`. */
const AROUND = /^[\s"'([{*_~-]+|[\s"')\]}*_~.!?:-]+$/g

/** What spreadsheets and data tools write into a cell that has no value. */
const NO_VALUE =
  /^(nan|nat|null|nil|none|undefined|blank|empty|object object|<na>|n[/.][ad]|loading|cargando|#[¡¿]?(n\/?[ad]|nv|ref|value|name|div\/0|null|num|error|spill|calc|field|blocked|connect|busy|unknown|getting_data|valor|nombre|nulo))$/

const UNDECIDED = [
  // Also numbered: `TBD 2`, `TBD#2`, `bye (3)`.
  /^(team |opponent )?(t[. ]?b[. ]?[acd]|bye( week)?)( team| opponent)?( ?[-_#(]*(\d{1,3}|[a-h]))?$/,
  /^t\.?b\.?[acd] ?[(/|]/,
  /^((team|opponent) )?to be (advised|announced|confirmed|decided|defined|determined)( later| soon)?( \d{1,3})?$/,
  /^(undecided|undetermined|pending|placeholder|not (yet )?decided( yet)?|no (team|opponent)|unknown( team| opponent)?)$/,
  /^(pendiente|((por|a|da|sin) (anunciar|confirmar|decidir|definir|determinar|confirmer|determiner|definire))|offen|noch offen)$/,
  /^(the )?(winner|loser|runner[- ]?up|ganador|perdedor|vencedor) (of|from|del?|entre) /,
  /^(winner|loser|ganador|perdedor)\b.*(\bvs?\b|\/)/,
  /(^| )(seed|qualifier) ?#?\d{1,2}$/,
  /^([ulw]b )?(qf|sf|gf|(quarter|semi)[- ]?finals?)[- ]?#?\d{1,2}$/,
  /^(group|grupo|pool) [a-h][- ]?#?\d$/,
  /^[wl][ .]?[-#]?(of )?([uwl]b)?(qf|sf|gf|f|r|m)?\d{1,3}$/,
]

/** Who goes on to a match, and a word for the place that they come from: `Loser Match 3`, `Group A Runner-up`. */
const WHO =
  /^(winners?|losers?|winner's|loser's|runners?|up|runnerup|seed|place|qualified|advancing|ganador(es)?|perdedor(es)?|vencedor|sieger|verlierer|vainqueur|perdant|clasificado|(quarter|semi)?finalist|\d+(st|nd|rd|th|o))$/
const FROM =
  /^((match|game|map|series|round|group|pool|bracket|upper|lower|higher|grand|quarter|semi|finals?|(quarter|semi)finals?|play|offs?|ins?|playoffs?|playins?|stage|qualifiers?|decider|elimination|opening|grupo|partido|ronda|cuartos|octavos|semifinales|[uwl]b(qf|sf|gf|f|r)?|[qsghv]f|ro|r|m)?\d{0,3}|[a-h]\d?)$/
const LINK = /^(the|of|from|in|del?|la|el|las|los)$/

/** Returns `true` for a side of a bracket, such as `Winner Match 3`, `QF1 winner` or `1st seed`, and `false` for `Winners`. */
function isPlaceInBracket(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== '' && !LINK.test(word))
  return (
    words.length > 1 &&
    words.some((word) => WHO.test(word)) &&
    words.every((word) => WHO.test(word) || FROM.test(word))
  )
}

const folded = (name: string) => plain(name).toLowerCase().replace(/\s+/g, ' ').trim().replace(AROUND, '')

/** The same in scripts without case, and in Russian. */
const ELSEWHERE = [
  '待定',
  '未定',
  '待确定',
  '미정',
  'سيتم تحديده',
  'لم يحدد بعد',
  'не определён',
  'не определено',
].map(folded)

/** Returns `true` for a cell whose value is missing, such as `NaN` or `#REF!`. */
export const isNoValue = (text: string) => NO_VALUE.test(folded(text))

/** Returns `true` while a side is to be decided, in any spelling: `TBD 2`, `BYE`, `Winner of QF1`. @param more spellings */
export function isUndecided(name: string, more: readonly string[] = []): boolean {
  const text = folded(name)
  return (
    /^[\p{P}\p{Sm}\p{Sk}\s]*$/u.test(plain(name)) ||
    NO_VALUE.test(text) ||
    UNDECIDED.some((pattern) => pattern.test(text)) ||
    isPlaceInBracket(text) ||
    [...ELSEWHERE, ...more.map(folded)].includes(text)
  )
}

/** Returns a side's name, empty while it is to be decided. @throws {TypeError} for a name that nobody can see */
export function teamName(text: string): string {
  const name = text.replace(/\s+/g, ' ').trim()
  if (name !== '' && plain(name).trim() === '') throw new TypeError('a name of characters that nobody sees')
  return isUndecided(name) ? '' : name
}

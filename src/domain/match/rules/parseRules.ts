/** A paragraph, or the items of a list. */
export type RulesBlock = string | readonly string[]

/**
 * Splits a text into sections, paragraphs and lists by the bit of Markdown that house rules use. Anything else stays as it
 * is, so that no word of a foreign text is lost. `preamble` are the blocks before the first section.
 */
export function parseRules(text: string) {
  const preamble: RulesBlock[] = []
  const sections: { title: string; blocks: RulesBlock[] }[] = []
  for (const block of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    const trimmed = block.trim()
    if (trimmed.startsWith('## ')) {
      const [title = '', ...rest] = trimmed.slice('## '.length).split('\n')
      const section = { title: title.trim(), blocks: [] as RulesBlock[] }
      if (rest.length > 0) section.blocks.push(toBlock(rest.join('\n')))
      sections.push(section)
    } else if (trimmed !== '' && !isTitle(trimmed)) {
      ;(sections.at(-1)?.blocks ?? preamble).push(toBlock(trimmed))
    }
  }
  return { date: rulesDate(text), preamble, sections }
}

const isTitle = (block: string) => /^# [^\n]*$/.test(block)

function toBlock(block: string): RulesBlock {
  const lines = block.split('\n')
  return lines.every((line) => line.startsWith('- ')) ? lines.map((line) => line.slice('- '.length)) : block
}

/** Returns the date of a version in unix seconds, if its text says it. */
export function rulesDate(text: string): number | undefined {
  const [, date] = /^Version of (\d{4}-\d{2}-\d{2})\r?$/m.exec(text) ?? []
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? undefined : time / 1000
}

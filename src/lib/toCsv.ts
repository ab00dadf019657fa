/** Prefixes that spreadsheets read as a formula, including full-width forms. A negative number is none. */
const FORMULA = /^(?!-\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/

/** Returns a cell of `toCsv` as it was. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Escapes formulae, because names come from the chain. */
export async function toCsv(rows: readonly Readonly<Record<string, string>>[]): Promise<string> {
  const { default: Papa } = await import('papaparse')
  // Spreadsheets need the byte order mark to read UTF-8.
  return `\ufeff${Papa.unparse([...rows], { escapeFormulae: FORMULA })}\r\n`
}

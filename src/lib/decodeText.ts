/** Decodes UTF-8, or UTF-16 by its byte order mark. @throws {TypeError} for other encodings */
export function decodeText(bytes: ArrayBuffer | Uint8Array): string {
  const [first, second] = new Uint8Array(bytes)
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const utf16 = first === 0xff ? 'utf-16le' : 'utf-16be'
  return new TextDecoder(isUtf16 ? utf16 : 'utf-8', { fatal: true }).decode(bytes)
}

/** Returns the absolute URL of a path of this site, which may be served below any folder. */
export function siteUrl(path: string): string {
  return new URL(path, document.baseURI).href
}

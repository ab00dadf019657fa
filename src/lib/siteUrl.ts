/** Returns the absolute URL of a path of this site, which may be served below any folder. */
export const siteUrl = (path: string): string => new URL(path, document.baseURI).href

import { hash } from 'node:crypto'

/** Returns the source by which a content security policy allows an inline script or style. */
export const cspHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

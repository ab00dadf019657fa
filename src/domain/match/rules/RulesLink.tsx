import type { ReactNode } from 'react'
import type { RulesRecord } from './readRules'
import { openableUrl } from './rulesFile'

interface RulesLinkProps {
  rules: RulesRecord
  /** The address itself if left out. */
  children?: ReactNode
}

/** Links to the text of a version of the house rules, or shows an address that browsers can't open. */
export function RulesLink({ rules: { hash, uri }, children }: RulesLinkProps) {
  const url = openableUrl(uri)
  const address = <bdi className="break-all">{uri}</bdi>
  if (url === undefined) return <span title={hash}>{address}</span>
  return (
    <a
      href={url}
      title={hash}
      target="_blank"
      rel="noopener noreferrer"
      className="-my-1 inline-block py-1 text-text underline underline-offset-4"
    >
      {children ?? address}
    </a>
  )
}

import { useMessages } from '@/i18n/useMessages'

/** The commit that this site was built from, and its CID where a gateway serves it by that. */
export function Version() {
  const messages = useMessages()
  const commit = document.querySelector<HTMLMetaElement>('meta[name=commit]')?.content
  const [, cid] = /(?:\/ipfs\/|\/\/(?=\w+\.ipfs\.)|^ipfs:\/\/)(\w+)/.exec(document.baseURI) ?? []
  if (!commit) return
  return (
    <p>
      {messages.layout.footer.version} <bdi title={commit}>{commit.replace(/(?<=^.{8})\w+/, '')}</bdi>
      {cid && (
        <>
          {' · '}
          <bdi className="break-all">{cid}</bdi>
        </>
      )}
    </p>
  )
}

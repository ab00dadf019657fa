import { Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/forms/Button'
import { Field } from '@/ui/forms/Field'
import { TextInput } from '@/ui/forms/TextInput'
import { Card, CardTitle } from '@/ui/layout/Card'
import { CopyButton } from '@/ui/text/CopyButton'

const QrCode = lazyWithRetry(async () => (await import('./QrCode')).QrCode)

export function ShareLink({ link }: { link: string }) {
  const { share } = useMessages().community
  return (
    <Card
      as="section"
      aria-labelledby="share-link"
      className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <CardTitle id="share-link">{share.title}</CardTitle>
        <p className="text-14 text-secondary">{share.about}</p>
        <Field label={share.link}>
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={link}
              className="text-14"
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={link} label={share.copy} />
          {'share' in navigator && (
            <Button size="sm" onClick={() => void shareLink(link, share.shareText)}>
              <Share2 aria-hidden className="size-4" />
              {share.share}
            </Button>
          )}
        </div>
      </div>
      <Suspense fallback={<Skeleton className="size-40 justify-self-center rounded-md" />}>
        <QrCode text={link} label={share.qr} />
      </Suspense>
    </Card>
  )
}

/** Opens the system's share sheet. Dismissing it isn't an error. */
async function shareLink(url: string, text: string) {
  await navigator.share({ url, text }).catch(() => {})
}

import { CircleCheck, Share2 } from 'lucide-react'
import type { Address } from 'viem'
import { WriteButton } from '@/domain/transaction/WriteButton'
import { describeFailure } from '@/i18n/describeFailure'
import { useMessages } from '@/i18n/useMessages'
import { lazyWithRetry, Skeleton } from '@/ui/feedback/loading'
import { Button } from '@/ui/forms/Button'
import { Field, TextInput } from '@/ui/forms/Field'
import { useForm } from '@/ui/forms/useForm'
import { Card, CardTitle } from '@/ui/layout/Card'
import { AddressText } from '@/ui/text/AddressText'
import { CopyButton } from '@/ui/text/CopyButton'
import { useCommunityStats, useRegister } from './queries'
import { parseReferrer, referrerProblem, rememberedReferrer } from './referrer'

const QrCode = lazyWithRetry(async () => (await import('@/ui/QrCode')).QrCode)

export function ShareLink({ link }: { link: string }) {
  const { share } = useMessages().community
  // Dismissing the share sheet isn't an error.
  const shareLink = () => navigator.share({ url: link, text: share.shareText }).catch(() => {})
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
          <TextInput
            readOnly
            dir="ltr"
            value={link}
            className="text-14"
            onFocus={({ target }) => target.select()}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={link} label={share.copy} />
          {'share' in navigator && (
            <Button size="sm" onClick={shareLink}>
              <Share2 aria-hidden className="size-4" />
              {share.share}
            </Button>
          )}
        </div>
      </div>
      <QrCode
        text={link}
        label={share.qr}
        fallback={<Skeleton className="size-40 justify-self-center rounded-md" />}
      />
    </Card>
  )
}

export function RegisteredWith({ referrer, note }: { referrer: Address; note: string | undefined }) {
  const { register } = useMessages().community
  return (
    <div className="flex flex-col gap-1 text-14">
      <p className="flex items-center gap-2 text-16 font-medium">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {register.registered}
      </p>
      <p className="text-secondary">
        {register.registeredWith} <AddressText address={referrer} />
      </p>
      {note && <p className="text-secondary">{note}</p>}
    </div>
  )
}

export function RegisterForm({ account }: { account: Address }) {
  const messages = useMessages()
  const { register } = messages.community
  const { data: stats, isPending } = useCommunityStats(account)
  const registration = useRegister()
  const { state, isBusy, reset } = registration
  const form = useForm({ referrer: rememberedReferrer() ?? '' })
  const { referrer: text } = form.values
  const problem = referrerProblem(text, account)

  async function submit(anyway: boolean) {
    const referrer = problem ? undefined : parseReferrer(text)
    if (referrer) return registration.send(referrer, { anyway })
    form.showErrors()
    return undefined
  }

  const failed = state.phase === 'failed' ? describeFailure(state.failure, messages) : undefined
  return (
    <Card>
      <form
        ref={form.ref}
        aria-labelledby="register-referral"
        className="flex flex-col gap-4"
        onSubmit={(event) => event.preventDefault()}
      >
        <CardTitle id="register-referral">{register.title}</CardTitle>
        {isPending ? (
          <Skeleton text={messages.ui.loading} className="h-40" />
        ) : stats?.referrer ? (
          <RegisteredWith referrer={stats.referrer} note={register.registeredText} />
        ) : (
          <>
            <p className="text-14 text-secondary">{register.about}</p>
            <Field
              label={register.address}
              error={problem && form.isSubmitted ? register.problems[problem] : failed}
            >
              <TextInput
                placeholder={register.placeholder}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                readOnly={isBusy}
                {...form.field('referrer')}
                onChange={(event) => {
                  form.field('referrer').onChange(event)
                  reset()
                }}
              />
            </Field>
            <WriteButton
              type="submit"
              variant="primary"
              write={{ ...registration, send: (_, { anyway }) => submit(anyway) }}
              label={register.submit}
              busyLabel={register.submitting}
              reportedElsewhere="failure"
              confirmed={() => register.done}
            />
          </>
        )}
      </form>
    </Card>
  )
}

import { CircleCheck } from 'lucide-react'
import { type RefObject, Suspense, useRef, useState } from 'react'
import { useChainNow } from '@/chain/network/clock'
import { isAbandoned, type Match } from '@/domain/match/match'
import { useUnsettledMatches } from '@/features/admin/matches/correctableMatches'
import { MatchField } from '@/features/admin/matches/MatchField'
import { needingAttention } from '@/features/admin/matches/needsAttention'
import type { SectionProps } from '@/features/admin/shared/adminSearch'
import { lazyWithMessages } from '@/features/admin/shared/lazyWithMessages'
import { Panel } from '@/features/admin/shared/Panel'
import { readFailure } from '@/i18n/describeReadFailure'
import { useMessages } from '@/i18n/useMessages'
import { Banner } from '@/ui/feedback/Banner'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { LoadError } from '@/ui/feedback/LoadError'
import { lazyWithRetry } from '@/ui/feedback/lazyWithRetry'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { SegmentedControl } from '@/ui/forms/SegmentedControl'
import { WhenSeen } from '@/ui/layout/WhenSeen'

const AlertSwitch = lazyWithMessages(
  ['adminAlerts'],
  async () => (await import('@/features/admin/matches/alerts')).AlertSwitch,
)
const MatchTable = lazyWithRetry(async () => (await import('./matches/list/MatchTable')).MatchTable)

export function MatchesSection({ search, onSearch }: SectionProps) {
  const { loading } = useMessages().ui
  const [finalized, setFinalized] = useState<Match>()
  const [managedId, setManagedId] = useState<bigint>()
  const finalizing = useRef<HTMLDivElement>(null)
  const managing = useRef<HTMLDivElement>(null)

  function finalize(match: Match) {
    setFinalized(match)
    show(finalizing)
  }

  function manage(id: bigint) {
    setManagedId(id)
    show(managing)
  }

  return (
    <div className="flex flex-col gap-6">
      <Suspense fallback={<Skeleton text={loading} className="h-120 rounded-lg" />}>
        <MatchTable search={search} onChange={onSearch} onManage={manage} onFinalize={finalize} />
      </Suspense>
      <div ref={finalizing} className="scroll-mt-20">
        <FinalizePanel chosen={finalized} onChoose={setFinalized} onManage={manage} />
      </div>
      <CreatePanel />
      <div ref={managing} className="scroll-mt-20">
        <ManagePanel chosenId={managedId} onChoose={setManagedId} onFinalize={finalize} />
      </div>
      <WhenSeen className="min-h-15">
        <Suspense>
          <AlertSwitch />
        </Suspense>
      </WhenSeen>
    </div>
  )
}

function show({ current }: RefObject<HTMLDivElement | null>) {
  current?.scrollIntoView()
  current?.querySelector('input')?.focus({ preventScroll: true })
}

const AttentionList = lazyWithMessages(
  ['adminResults'],
  async () => (await import('./matches/finalize/AttentionList')).AttentionList,
)
const FinalizeForm = lazyWithMessages(
  ['adminResults'],
  async () => (await import('./matches/finalize/FinalizeForm')).FinalizeForm,
)

interface FinalizePanelProps {
  chosen: Match | undefined
  onChoose: (match: Match | undefined) => void
  onManage: (id: bigint) => void
}

function FinalizePanel({ chosen, onChoose, onManage }: FinalizePanelProps) {
  const messages = useMessages()
  const { finalize, loading } = messages.adminMatches
  const now = useChainNow()
  const { open, correctable, challenged, disputable } = useUnsettledMatches()
  const failure = readFailure(messages, open)
  const correctableFailure = readFailure(messages, correctable)
  const form = useRef<HTMLDivElement>(null)
  const waiting = needingAttention(open.data ?? [], 'longest', now)
  // A challenged match without a ruling is listed with the others that are challenged.
  const abandoned = (open.data ?? []).filter((match) => !match.isChallenged && isAbandoned(match, now))
  const isEmpty = waiting.length + challenged.length + disputable.length === 0
  const current = waiting.find(({ id }) => id === chosen?.id)
  // Somebody else may have posted the result meanwhile. The form stays, and with it an open confirmation.
  const isGone = chosen !== undefined && !current

  const nothing = <EmptyState icon={<CircleCheck />} title={finalize.none} text={finalize.noneText} />

  const choose = (id: bigint | undefined) => onChoose(waiting.find((match) => match.id === id))

  function chooseFromList(id: bigint) {
    choose(id)
    // On small screens the form is below the list.
    if (!window.matchMedia('(width >= 64rem)').matches) form.current?.scrollIntoView()
  }

  return (
    <Panel title={finalize.title} intro={finalize.intro}>
      {abandoned.length > 0 && <Banner tone="warning">{finalize.abandoned(abandoned.length)}</Banner>}
      {open.data && !correctable.data && correctableFailure && <LoadError {...correctableFailure} />}
      {!open.data && failure ? (
        <LoadError {...failure} />
      ) : !open.data || (!correctable.data && !correctableFailure) ? (
        <div className="flex flex-col gap-3">
          <Skeleton text={loading} className="h-11" />
          <Skeleton className="h-24" />
        </div>
      ) : isEmpty && !chosen ? (
        nothing
      ) : (
        <Suspense fallback={<Skeleton text={loading} className="h-80" />}>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
            <AttentionList chosen={current?.id} onChoose={chooseFromList} onManage={onManage} />
            <div ref={form} className="min-w-0 scroll-mt-20">
              {waiting.length === 0 && !chosen ? (
                nothing
              ) : (
                <FinalizeForm
                  matches={isGone ? [chosen, ...waiting] : waiting}
                  now={now}
                  match={current ?? chosen}
                  isGone={isGone}
                  onChoose={choose}
                />
              )}
            </div>
          </div>
        </Suspense>
      )}
    </Panel>
  )
}

const ManageMatch = lazyWithMessages(
  ['adminResults'],
  async () => (await import('./matches/manage/ManageMatch')).ManageMatch,
)

interface ManagePanelProps {
  chosenId: bigint | undefined
  onChoose: (id: bigint | undefined) => void
  /** Posts the result of a match. */
  onFinalize: (match: Match) => void
}

function ManagePanel({ chosenId, onChoose, onFinalize }: ManagePanelProps) {
  const messages = useMessages()
  const { manage, match: nameMatch, loading } = messages.adminMatches
  const now = useChainNow()
  const { open, correctable, challenged, disputable } = useUnsettledMatches()
  const failure = readFailure(messages, open, correctable)
  const unresolved = (open.data ?? []).filter(({ isChallenged }) => !isChallenged)
  const matches = [...challenged, ...disputable, ...unresolved]
  const chosen = matches.find(({ id }) => id === chosenId)
  const optionsOf = (group: string, grouped: readonly Match[]) =>
    grouped.map(({ id, name }) => ({ id, label: nameMatch(String(id), name), group }))

  return (
    <Panel title={manage.title} intro={manage.intro}>
      {failure && (!open.data || !correctable.data) && <LoadError {...failure} />}
      {open.data ? (
        <>
          <MatchField
            label={manage.select}
            placeholder={manage.placeholder}
            chosenId={chosen?.id}
            onChoose={onChoose}
            options={[
              ...optionsOf(manage.challenged, challenged),
              ...optionsOf(manage.correctable, disputable),
              ...optionsOf(manage.open, unresolved),
            ]}
          />
          {correctable.data && matches.length === 0 && (
            <p className="text-14 text-secondary">{manage.none}</p>
          )}
          {chosen && (
            <Suspense fallback={<Skeleton text={loading} className="h-40" />}>
              <ManageMatch key={String(chosen.id)} match={chosen} now={now} onFinalize={onFinalize} />
            </Suspense>
          )}
        </>
      ) : (
        !failure && <Skeleton text={loading} className="h-11" />
      )}
    </Panel>
  )
}

const CreateMatchForm = lazyWithRetry(
  async () => (await import('./matches/create/CreateMatchForm')).CreateMatchForm,
)

const BulkCreate = lazyWithMessages(
  ['adminBulk'],
  async () => (await import('./matches/create/BulkCreate')).BulkCreate,
)

type Mode = 'one' | 'many'

function CreatePanel() {
  const { create, loading } = useMessages().adminMatches
  const [mode, setMode] = useState<Mode>('one')
  // Both modes stay mounted, so that neither loses its input.
  const [isBulkOpened, setBulkOpened] = useState(false)
  return (
    <Panel
      title={create.title}
      aside={
        <SegmentedControl<Mode>
          legend={create.mode}
          options={[
            { value: 'one', label: create.one },
            { value: 'many', label: create.many },
          ]}
          value={mode}
          onChange={(chosen) => {
            setMode(chosen)
            if (chosen === 'many') setBulkOpened(true)
          }}
        />
      }
    >
      <div hidden={mode !== 'one'}>
        <WhenSeen className="not-has-[form]:min-h-120">
          <Suspense fallback={<Skeleton text={loading} className="h-120" />}>
            <CreateMatchForm />
          </Suspense>
        </WhenSeen>
      </div>
      {isBulkOpened && (
        <div hidden={mode !== 'many'}>
          <Suspense fallback={<Skeleton text={loading} className="h-40" />}>
            <BulkCreate />
          </Suspense>
        </div>
      )}
    </Panel>
  )
}

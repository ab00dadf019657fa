import type { NewMatchDraft } from '@/features/admin/matches/newMatch'
import { toTypedTime, type Zone } from '@/features/admin/shared/times'
import { ownTimeZone } from '@/i18n/format/dates'
import { useMessages } from '@/i18n/useMessages'
import { Checkbox } from '@/ui/forms/Checkbox'

interface ZoneChoiceProps {
  zone: Zone
  draft: NewMatchDraft
  onChange: (values: { zone: Zone; start?: string; end?: string }) => void
}

/** Chooses the zone of what is typed. The moments that were typed stay. */
export function ZoneChoice({ zone, draft: { start, end }, onChange }: ZoneChoiceProps) {
  const { times } = useMessages().admin
  const change = (next: Zone) =>
    onChange({
      zone: next,
      ...(start.ok && { start: toTypedTime(start.time, next) }),
      ...(end.ok && { end: toTypedTime(end.time, next) }),
    })
  return (
    <Checkbox
      label={times.inUtc}
      detail={zone === 'own' && times.zone(ownTimeZone())}
      checked={zone === 'utc'}
      onChange={({ target }) => change(target.checked ? 'utc' : 'own')}
    />
  )
}

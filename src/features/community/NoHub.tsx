import { Unplug } from 'lucide-react'
import { useMessages } from '@/i18n/useMessages'
import { EmptyState } from '@/ui/EmptyState'

/** Stands for all of the community where the deployment has no hub. */
export function NoHub() {
  const { community } = useMessages()
  return <EmptyState icon={<Unplug />} title={community.error(community.noHub)} text={community.noHubText} />
}

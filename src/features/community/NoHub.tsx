import { Unplug } from 'lucide-react'
import { useWords } from '@/lib/words/useWords'
import { EmptyState } from '@/ui/EmptyState'

/** Stands for all of the community where the deployment has no hub. */
export function NoHub() {
  const { community } = useWords()
  return <EmptyState icon={<Unplug />} title={community.error(community.noHub)} text={community.noHubText} />
}

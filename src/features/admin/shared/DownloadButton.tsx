import { Download } from 'lucide-react'
import { useState } from 'react'
import { useAdminMessages } from '@/i18n/useAdminMessages'
import { Button } from '@/ui/forms/Button'
import { showToast } from '@/ui/overlay/toast'
import { downloadFile } from './downloadFile'

interface DownloadButtonProps {
  label: string
  fileName: string
  makeCsv: () => Promise<string>
}

export function DownloadButton({ label, fileName, makeCsv }: DownloadButtonProps) {
  const { csvFailed } = useAdminMessages()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      downloadFile(fileName, 'text/csv', await makeCsv())
    } catch {
      showToast({ tone: 'warning', text: csvFailed, role: 'alert' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="sm" busy={isBusy} onClick={() => void download()}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  )
}

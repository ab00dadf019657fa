import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '@/lib/downloadFile'
import { cx } from '@/ui/classNames'
import { showToast } from '@/ui/toast'
import { useUiMessages } from '@/ui/UiMessages'
import { Button } from './Button'

interface DownloadButtonProps {
  label: string
  fileName: string
  makeCsv: () => Promise<string>
  /** `md` stands beside a field. */
  size?: 'sm' | 'md'
  className?: string
}

export function DownloadButton({ label, fileName, makeCsv, size = 'sm', className }: DownloadButtonProps) {
  const { fileFailed } = useUiMessages()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      downloadFile(fileName, 'text/csv', await makeCsv())
    } catch {
      showToast({ tone: 'warning', text: fileFailed, role: 'alert' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size={size}
      className={cx(size === 'md' && 'min-h-11', className)}
      busy={isBusy}
      onClick={() => void download()}
    >
      <Download aria-hidden className="size-4" />
      <span>{label}</span>
    </Button>
  )
}

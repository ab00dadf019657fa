import { Download, Share2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { languages } from '@/i18n/format/languages'
import { currentLanguage } from '@/i18n/messages'
import { useMessages } from '@/i18n/useMessages'
import { downloadBlob } from '@/lib/downloadFile'
import { siteUrl } from '@/lib/siteUrl'
import { Button } from '@/ui/forms/Button'
import { Checkbox } from '@/ui/forms/Checkbox'
import { CopyButton } from '@/ui/text/CopyButton'
import { describePicture, drawPicture, loadPictureFonts, PICTURE_SIZE, type SharedBet } from './picture'

export function ShareBet({ bet }: { bet: SharedBet }) {
  const messages = useMessages()
  const { shareBet } = messages
  const [hasAmounts, setHasAmounts] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const link = siteUrl(`match/${bet.match.id}`)
  const { direction } = languages[currentLanguage()]
  const picture = useMemo(
    () => describePicture(bet, { link, hasAmounts, direction }, messages),
    [bet, link, hasAmounts, direction, messages],
  )
  const fileName = `clutchpool-${bet.match.id}.png`

  useEffect(() => {
    let isStale = false
    void loadPictureFonts(`${picture.team} ${picture.match}`).finally(() => {
      if (!isStale && canvas.current) drawPicture(canvas.current, picture)
    })
    return () => {
      isStale = true
    }
  }, [picture])

  async function share() {
    const file = new File([await blobOf(canvas.current)], fileName, { type: 'image/png' })
    const data = { files: [file], url: link, text: picture.text }
    // Dismissing the share sheet isn't an error.
    await navigator.share(navigator.canShare?.(data) ? data : { url: link, text: data.text }).catch(() => {})
  }

  return (
    <div className="flex flex-col gap-4">
      <canvas
        ref={canvas}
        {...PICTURE_SIZE}
        role="img"
        aria-label={picture.text}
        className="h-auto w-full rounded-md border border-line"
      />
      <Checkbox
        label={shareBet.showStake}
        checked={hasAmounts}
        onChange={({ target }) => setHasAmounts(target.checked)}
        className="-mx-3"
      />
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button variant="primary" onClick={() => void share()}>
            <Share2 aria-hidden className="size-4" />
            {shareBet.share}
          </Button>
        )}
        <Button onClick={async () => downloadBlob(fileName, await blobOf(canvas.current))}>
          <Download aria-hidden className="size-4" />
          {shareBet.download}
        </Button>
        <CopyButton text={link} label={shareBet.copyLink} />
      </div>
    </div>
  )
}

function blobOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

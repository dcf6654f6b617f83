import { Share2 } from 'lucide-react'
import { Button } from '#components/button'
import { showToast } from '#components/show-toast'
import { useTranslation } from '#lib/i18n/use-translation'
import { toolsMessages } from '../tools-messages'

interface ShareButtonProps {
  title: string
  /** Path of the page to share. */
  path: string
}

/** Opens the device's share sheet; without one, or where it fails, copies the page's address. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const { t } = useTranslation(toolsMessages)
  return (
    <Button variant='secondary' size='sm' onClick={() => void sharePage({ title, path })}>
      <Share2 size={18} />
      <span>{t('share')}</span>
    </Button>
  )
}

async function sharePage({ title, path }: ShareButtonProps): Promise<void> {
  const url = new URL(path, window.location.origin).href
  if (await isShared({ title, url })) return
  const { text } = toolsMessages
  const id = 'share'
  try {
    await navigator.clipboard.writeText(url)
    showToast({ id, tone: 'success', title: text('shared') })
  } catch {
    showToast({ id, tone: 'error', title: text('notShared'), description: url, staysForMs: 0 })
  }
}

/** Whether the share sheet was shown; also where the visitor then cancelled. */
async function isShared(data: { title: string; url: string }): Promise<boolean> {
  const { share } = navigator as { share?: Navigator['share'] }
  if (!share) return false
  return share.call(navigator, data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )
}

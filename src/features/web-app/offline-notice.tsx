/** @jsxImportSource theme-ui */
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../shared/i18n/texts'
import { VisuallyHidden } from '../../shared/ui/visually-hidden'
import { webAppTexts } from './web-app-texts'

interface OfflineNoticeProps {
  /** Id of the element in the bar on top that the notice is put into. */
  place: string
}

/** A thin line under the bar of every page for as long as the device has no connection. */
export function OfflineNotice({ place }: OfflineNoticeProps) {
  const text = useText(webAppTexts)
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  const host = document.getElementById(place)
  const line = (
    <p sx={lineStyle}>
      <CloudOff aria-hidden='true' size={16} />
      {text('disconnected')}
    </p>
  )
  return (
    <>
      <VisuallyHidden role='status'>{!isOnline && text('disconnected')}</VisuallyHidden>
      {!isOnline && host && createPortal(line, host)}
    </>
  )
}

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  m: 0,
  px: 4,
  py: 1,
  bg: 'surface',
  color: 'text',
  fontSize: 'tiny',
  lineHeight: 'heading',
} as const

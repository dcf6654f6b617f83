import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import offlineNotice from '#locales/el/offline-notice.json'

const offlineNoticeMessages = addMessages('offline-notice', offlineNotice)

export interface OfflineNoticeProps {
  /** Id of the slot below the navbar. */
  place: string
}

/** The offline notice, a thin line below the navbar. */
export default function OfflineNotice({ place }: OfflineNoticeProps) {
  const { t } = useTranslation(offlineNoticeMessages)
  // Screen readers announce text added to a status element, but not a new element with its text.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const host = document.getElementById(place)
  if (!host) return null
  return createPortal(
    <p role='status' sx={lineStyle}>
      {isThere && (
        <>
          <CloudOff size={16} />
          <span>{t('sentence')}</span>
        </>
      )}
    </p>,
    host,
  )
}

const lineStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  px: 4,
  py: 1,
  bg: 'surface',
  fontSize: 'tiny',
  lineHeight: 'heading',
}

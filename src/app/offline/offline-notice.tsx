import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { publicPaths } from '#contract/paths/site-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import offlineNotice from '#locales/el/offline-notice.json'

const offlineNoticeMessages = addMessages('offline-notice', offlineNotice)

/** The offline notice, a thin line below the navbar. */
export default function OfflineNotice() {
  const { t } = useTranslation(offlineNoticeMessages)
  // Screen readers announce text added to a status element, but not a new element with its text.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <div sx={lineStyle}>
      <div sx={sentenceStyle}>
        <CloudOff size={16} sx={iconStyle} />
        <p role='status'>{isThere && <span>{t('sentence')}</span>}</p>
      </div>
      <SiteLink to={publicPaths.saved} prefetch={false} sx={savedLinkStyle}>
        {t('saved')}
      </SiteLink>
    </div>
  )
}

const lineStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  px: 4,
  py: 1,
  bg: 'surface',
  fontSize: 'tiny',
  lineHeight: 'heading',
}

const sentenceStyle: ThemeUIStyleObject = { display: 'flex', alignItems: 'center', gap: 2 }

const iconStyle: ThemeUIStyleObject = { flexShrink: 0 }

const savedLinkStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
}

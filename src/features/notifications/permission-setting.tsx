import { BellRing } from 'lucide-react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { notificationsMessages } from './messages'
import { requestSystemPermission, systemPermission } from './show-message'

/** Setting for system notifications; the permission is requested on click only. */
export function PermissionSetting() {
  const { t } = useTranslation(notificationsMessages)
  const [permission, setPermission] = useState(systemPermission)
  return (
    <div sx={styles.permissionSetting}>
      <p sx={styles.lead}>{t('setting.lead')}</p>
      {permission === 'default' ? (
        <Button
          variant='secondary'
          onClick={() => void requestSystemPermission().then(setPermission)}
        >
          <BellRing size={18} />
          <span>{t('setting.ask')}</span>
        </Button>
      ) : (
        <Notice tone={permission === 'granted' ? 'success' : 'info'} live>
          {t(`setting.${permission ?? 'impossible'}`)}
        </Notice>
      )}
    </div>
  )
}

const styles = {
  permissionSetting: { display: 'grid', gap: 3, justifyItems: 'start' },
  lead: { m: 0, color: 'textMuted' },
} satisfies Record<string, ThemeUIStyleObject>

/** @jsxImportSource theme-ui */
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useText } from '../../lib/i18n/texts'
import { notificationsMessages } from './notifications-texts'
import { askSystemPermission, systemPermission } from './system-notifications'

/** Whether this device shows notifications of its own; asked for by the person's press alone. */
export function PermissionSetting() {
  const text = useText(notificationsMessages)
  const [permission, setPermission] = useState(systemPermission)
  return (
    <div sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <p sx={{ m: 0, color: 'textMuted' }}>{text('setting.lead')}</p>
      {permission === 'default' ? (
        <Button variant='secondary' onClick={() => void askSystemPermission().then(setPermission)}>
          <BellRing size={18} />
          {text('setting.ask')}
        </Button>
      ) : (
        <Notice tone={permission === 'granted' ? 'success' : 'info'} live>
          {text(`setting.${permission ?? 'impossible'}`)}
        </Notice>
      )}
    </div>
  )
}

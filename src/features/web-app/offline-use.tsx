import { useTranslation } from '#lib/i18n/use-translation'
import { useStore } from '#lib/state/create-store'
import { webAppMessages } from './web-app-messages'
import { watchWorkerState, workerState } from './worker-state'

/** The note that pages can be read offline, once they can. */
export function OfflineUse() {
  const { t } = useTranslation(webAppMessages)
  const { worksOffline } = useStore({ get: workerState, watch: watchWorkerState })
  return worksOffline ? <span>{t('offline')}</span> : null
}

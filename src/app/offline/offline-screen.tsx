/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react'
import type { KeptPage } from '../../../contract/site/worker-message'
import offline from '../../../locales/el/offline.json'
import { addMessages, useText } from '../../lib/i18n/texts'
import { reloadDocument } from '../../lib/navigation/open-document'
import { ErrorScreen } from '../errors/error-screen'
import { askKeptPages } from './ask-kept-pages'

const offlineMessages = addMessages('offline', offline)

/**
 * A page of which a script is missing while there is no connection: it says what the service
 * worker's offline page says (worker/offline-page.ts), inside the frame.
 */
export default function OfflineScreen() {
  const text = useText(offlineMessages)
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    void askKeptPages(navigator.serviceWorker?.controller).then(setKept)
  }, [])
  return (
    <ErrorScreen
      isCutOff
      onRetry={reloadDocument}
      words={{ title: text('heading'), sentence: text('sentence') }}
    >
      {kept.length > 0 && (
        <section sx={{ width: '100%', textAlign: 'left' }}>
          <h2 sx={{ fontSize: 'h3' }}>{text('kept')}</h2>
          <ul sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {kept.map(({ path, title }) => (
              <li key={path}>
                <a href={path} sx={{ display: 'flex', alignItems: 'center', minHeight: 'touch' }}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </ErrorScreen>
  )
}

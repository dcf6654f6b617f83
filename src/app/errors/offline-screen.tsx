/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react'
import type { KeptPage } from '../../../contract/site/worker-message'
import offline from '../../../locales/el/offline.json'
import { addTexts, useText } from '../../shared/i18n/texts'
import { reloadDocument } from '../../shared/navigation/open-document'
import { Button } from '../../shared/ui/button'
import { buttonStyle } from '../../shared/ui/button-style'
import { EmptyState } from '../../shared/ui/empty-state'
import { usePageTitle } from '../../shared/ui/page-title'
import { askKeptPages } from './ask-kept-pages'

const offlineTexts = addTexts('offline', offline)

/**
 * A page of which a script is missing while there is no connection: it says what the service
 * worker's offline page says (worker/offline-page.ts), inside the frame.
 */
export default function OfflineScreen() {
  const text = useText(offlineTexts)
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    void askKeptPages(navigator.serviceWorker?.controller).then(setKept)
  }, [])
  usePageTitle(text('title'))
  return (
    <div role='alert'>
      <EmptyState
        titleAs='h1'
        title={text('heading')}
        action={
          <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
            <Button onClick={reloadDocument}>{text('retry')}</Button>
            <a href='/' sx={buttonStyle({ variant: 'secondary' })}>
              {text('home')}
            </a>
          </div>
        }
      >
        {text('sentence')}
      </EmptyState>
      {kept.length > 0 && (
        <section sx={{ maxWidth: 'narrow', mx: 'auto', px: 4, pb: 7 }}>
          <h2 sx={{ fontSize: 'h3' }}>{text('kept')}</h2>
          <ul sx={{ mt: 3, mb: 0, p: 0, listStyle: 'none' }}>
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
    </div>
  )
}

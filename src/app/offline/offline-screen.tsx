import { useEffect, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Drawing } from '#components/drawing'
import type { KeptPage } from '#contract/site/worker-message'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { reloadDocument } from '#lib/navigation/open-document'
import offline from '#locales/el/offline.json'
import { offlineDrawing } from '#theme/offline-drawing'
import { ErrorScreen } from '../errors/error-screen'

const offlineMessages = addMessages('offline', offline)

/**
 * Shown in place of a page whose chunk is missing while offline: the content of the service
 * worker's offline page (src/worker/offline-page.ts), inside the layout.
 */
export default function OfflineScreen() {
  const { t } = useTranslation(offlineMessages)
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    void fetchOfflinePages(navigator.serviceWorker?.controller).then(setPages)
  }, [])
  return (
    <ErrorScreen
      isCutOff
      onRetry={reloadDocument}
      drawing={<Spider />}
      messages={{
        title: t('heading'),
        sentence: (
          <>
            <p sx={styles.thread}>{t('thread')}</p>
            <p>{t('sentence')}</p>
          </>
        ),
      }}
    >
      {pages.length > 0 && (
        <section sx={styles.section}>
          <h2 sx={styles.offlineScreenHeading}>{t('kept')}</h2>
          <ul sx={styles.offlineScreenList}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} sx={styles.offlineScreenLink}>
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

/** Hangs from the bar above the page. */
function Spider() {
  return (
    <div sx={styles.spider}>
      <Drawing width={180}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <g dangerouslySetInnerHTML={{ __html: offlineDrawing }} />
      </Drawing>
    </div>
  )
}

/**
 * Pages that the service worker can serve offline, with plain-text titles.
 * @param worker null or undefined where none is active: then the list is empty
 */
function fetchOfflinePages(
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined,
): Promise<KeptPage[]> {
  if (!worker) return Promise.resolve([])
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<KeptPage[]>) => {
      port1.close()
      resolve(data.map(({ path, title }) => ({ path, title: decoded(title) })))
    }
    worker.postMessage({ type: 'listKept' }, [port2])
  })
}

/** Text of a title that is HTML-escaped. */
function decoded(title: string): string {
  return new DOMParser().parseFromString(title, 'text/html').body.textContent ?? title
}

const styles = {
  // The screen's own space at its top.
  spider: { mt: [-7, null, -8] },
  thread: { mb: 2, color: 'text', fontWeight: 'bold', textWrap: 'balance' },
  section: { width: '100%', textAlign: 'left' },
  offlineScreenHeading: { fontSize: 'h3' },
  offlineScreenList: { m: 0, p: 0, listStyle: 'none' },
  offlineScreenLink: { display: 'flex', alignItems: 'center', minHeight: 'touch' },
} satisfies Record<string, ThemeUIStyleObject>

import type { KeptPage } from '../../../contract/site/worker-message'

/**
 * Asks the service worker which pages can be read offline; their titles come as plain text.
 * @param worker null or undefined where none is in charge: then there are none
 */
export function askKeptPages(
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

/** A title as it stands in HTML, as text. */
function decoded(title: string): string {
  return new DOMParser().parseFromString(title, 'text/html').body.textContent ?? title
}

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import DocumentStyles from './document-styles'

/**
 * Renders a page and collects its styles in its head: one tag instead of one per element, so that the
 * content security policy can allow it by hash.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css' })
  // Emotion then collects the styles instead of writing them beside the elements.
  cache.compat = true
  const render = (part: ReactElement) =>
    renderToHtml(<CacheProvider value={cache}>{part}</CacheProvider>)
  await render(<DocumentStyles />)
  const body = await render(bodyComponent as ReactElement)
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(body)
  replaceBodyHTMLString(body)
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key}-${ids.join('-')}`}
        data-emotion={`${key} ${ids.join(' ')}`}
        // Without this attribute Emotion moves the tag.
        data-s=''
        // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own theme
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  )
}

/** The complete HTML of a page, lazy components included. */
export function renderToHtml(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(page, {
      onError: (error) => {
        failed = true
        reject(error)
      },
      // React also calls this after an error.
      onAllReady: () => {
        if (!failed) resolve(text(pipe(new PassThrough())).then(withoutNuls))
      },
    })
  })
}

/** React 18 leaves a NUL where a multi-byte character did not fit the end of its buffer. */
function withoutNuls(html: string): string {
  return html.replaceAll('\0', '')
}

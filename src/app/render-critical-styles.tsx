import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import DocumentStyles from './document-styles'
import { renderToHtml } from './render-to-html'

/**
 * Renders a page and gathers the styles that it uses into its head: one tag instead of one per
 * element, so that a content security policy can name them by hash.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css' })
  // Emotion then leaves the styles to be collected instead of writing them beside the elements.
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
        // Where it stands is where it stays: Emotion moves what it has not marked so.
        data-s=''
        // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own theme
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  )
}

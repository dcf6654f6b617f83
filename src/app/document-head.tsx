import type { GatsbySSR } from 'gatsby'
import { colourModeScript } from '../features/colour-mode/colour-mode-script'
import { googleConsentScript } from '../features/consent/google-consent'
import { publicConfig } from '../lib/config/public-config'
import { themeColours } from '../theme/colours'
import { fontFiles } from '../theme/font-files'

/** Only where visits are to be counted: what nobody agreed to is denied before anything could ask. */
const beforeAnyTag = publicConfig.analyticsId
  ? [
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
      <script key='consent' dangerouslySetInnerHTML={{ __html: googleConsentScript }} />,
    ]
  : []

/** What every document's head carries: language, colours, and the typeface ahead of its styles. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'el', dir: 'ltr' })
  setHeadComponents([
    ...beforeAnyTag,
    <meta key='theme-color' name='theme-color' content={themeColours.light} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
    <script key='colour-mode' dangerouslySetInnerHTML={{ __html: colourModeScript }} />,
    ...fontFiles.map(({ url }) => (
      <link
        key={url}
        rel='preload'
        href={url}
        as='font'
        type='font/woff2'
        crossOrigin='anonymous'
      />
    )),
    <link key='icon' rel='icon' href='/favicon.svg' type='image/svg+xml' />,
  ])
}

/**
 * Leaves out Gatsby's script with the page's own path: the host answers each page at its one
 * address, and without it the same few hashes allow the scripts of all pages.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replacePostBodyComponents(
    getPostBodyComponents().filter(
      (component) => !(isKeyed(component) && component.key === 'script-loader'),
    ),
  )
}

function isKeyed(component: unknown): component is { key: unknown } {
  return typeof component === 'object' && component !== null && 'key' in component
}

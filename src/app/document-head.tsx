import type { GatsbySSR } from 'gatsby'
import { lessonFeedPaths } from '#contract/paths/feed-paths'
import { colourModeScript } from '#features/colour-mode/colour-mode-script'
import { googleConsentScript } from '#features/consent/google-consent'
import { publicConfig } from '#lib/config/public-config'
import { fontFiles } from '#theme/fonts'
import { themeColours } from '#theme/theme-colours'

/** Only with analytics: denies all consent categories before Google's tag can run. */
const beforeAnyTag = publicConfig.analyticsId
  ? [
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
      <script key='consent' dangerouslySetInnerHTML={{ __html: googleConsentScript }} />,
    ]
  : []

/**
 * Browsers without support for SVG icons take the `.ico` file, which some request without a link,
 * like the touch icon. Both were drawn with sharp: `favicon.ico` contains `favicon.svg` as PNG files
 * of 16, 32 and 48 pixels, and `apple-touch-icon.png` is `icon.svg` at 180 pixels without alpha.
 */
const siteIcons = [
  <link key='icon' rel='icon' href='/favicon.ico' sizes='32x32' />,
  <link key='svg-icon' rel='icon' href='/favicon.svg' type='image/svg+xml' />,
  <link key='touch-icon' rel='apple-touch-icon' href='/apple-touch-icon.png' />,
]

/** By these links readers of feeds find those of the lessons on every public page. */
const lessonFeedLinks = [
  <link
    key='rss'
    rel='alternate'
    type='application/rss+xml'
    title={publicConfig.appTitle}
    href={lessonFeedPaths.rss}
  />,
  <link
    key='json-feed'
    rel='alternate'
    type='application/feed+json'
    title={publicConfig.appTitle}
    href={lessonFeedPaths.json}
  />,
]

const personalPage = /^\/(?:account|cart|checkout)(?:\/|$)/

/** Head of every document: language, colours, preload of the fonts. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
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
    ...siteIcons,
    ...(personalPage.test(pathname) ? [] : lessonFeedLinks),
  ])
}

/**
 * Keys of elements that plugins add to each document and this site does not need: Gatsby's inline
 * script with the page's path (the host serves each page at one address only, and without it the
 * same few hashes allow the inline scripts of all pages), and styles and script of `GatsbyImage`,
 * which no page uses.
 */
const needless = /^(?:script-loader|gatsby-image-style.*)$/

/** Removes these elements from every document. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (document) => {
  document.replaceHeadComponents(document.getHeadComponents().filter(isNeeded))
  document.replacePostBodyComponents(document.getPostBodyComponents().filter(isNeeded))
}

function isNeeded(component: unknown): boolean {
  const isKeyed = typeof component === 'object' && component !== null && 'key' in component
  return !(isKeyed && needless.test(String(component.key)))
}

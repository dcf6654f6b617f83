import type { GatsbyConfig } from 'gatsby'
import { publicSettings, siteLocales, sitemapOptions } from './src/build/settings'

const site = publicSettings()

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.baseUrl, title: site.appTitle },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '#theme',
  // Types are written by `npm run build` and the development server; a content rebuild needs none.
  graphqlTypegen: { generateOnBuild: process.env.WRITE_QUERY_TYPES === 'yes' },
  plugins: [
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: siteLocales,
        defaultLanguage: siteLocales[0],
        siteUrl: site.baseUrl,
        // The plugin's redirect would write to local storage before the visitor has consented.
        redirect: false,
        trailingSlash: 'never',
      },
    },
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: site.appTitle,
        short_name: site.appTitle,
        description: 'Μαθήματα σε σταγόνες: σύντομα, καθαρά, τακτικά.',
        lang: 'el',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: '#ffffff',
        theme_color_in_head: false,
        // The drop is inside the circle that launchers may cut out.
        icon: 'static/icon.svg',
        icons: ['any', 'maskable'].flatMap((purpose) =>
          [192, 512].map((size) => ({
            src: `icons/icon-${size}x${size}.png`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose,
          })),
        ),
        // The head links to our own icons for tabs and home screens (src/app/document-head.tsx).
        include_favicon: false,
        legacy: false,
        cache_busting_mode: 'query',
      },
    },
    // It registers the service worker, which the publishing step chooses (docs/decisions/0016).
    // The plugin merges this list into its own item by item; that one names a page which is not
    // built, and would warn of it. The worker that it describes is not published.
    {
      resolve: 'gatsby-plugin-offline',
      options: { workboxConfig: { globPatterns: Array(8).fill('manifest.webmanifest') } },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
}

export default config

import { availableParallelism } from 'node:os'
import type { GatsbyConfig } from 'gatsby'
import { publicSettings, siteLocales, sitemapOptions } from './src/build/settings'

const site = publicSettings()

// Gatsby renders with one worker less than this; its own process waits meanwhile.
process.env.GATSBY_CPU_COUNT ||= String(availableParallelism() + 1)

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.baseUrl, title: site.appTitle },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: siteLocales,
        defaultLanguage: siteLocales[0],
        siteUrl: site.baseUrl,
        // The plugin's own redirect writes to local storage before anybody has agreed to that.
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
        icon: 'static/icon.svg',
        // The plugin links to a favicon of a name that it does not write; the head links to ours.
        include_favicon: false,
        icon_options: { purpose: 'any maskable' },
        // With 'name' the plugin links a favicon.svg that it does not write.
        cache_busting_mode: 'query',
      },
    },
    // It registers the worker; which one that is, the publishing step says (docs/decisions/0016).
    'gatsby-plugin-offline',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
}

export default config

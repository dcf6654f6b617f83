import { join } from 'node:path'
import { buildSync } from 'esbuild'

/** Pages that need their scripts at once. */
const shells = /^\/(?:account|cart|checkout|practice|search)\//

/**
 * The script tags of a page as Gatsby writes them: one after the other, before the end of a slice.
 */
const scriptTags = /(?:<script src="[^"]+" async(?:="")?><\/script>)+(?=<!-- slice-end|<\/body>)/

/** `src/hydration/deferred-start.ts`, the same on every page, so that one hash allows it. */
const startScript = buildSync({
  entryPoints: [join(__dirname, '../../src/hydration/deferred-start.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: 'es2020',
})
  .outputFiles.map(({ text }) => text.trim())
  .join('')

/**
 * Defers a page's scripts until it has loaded.
 * @param path of the file in the site, e.g. `/about/index.html`
 * @returns the same HTML if the page needs its scripts at once, or has none
 */
export function withDeferredStart(path: string, html: string): string {
  if (shells.test(path)) return html
  return html.replace(scriptTags, (tags) => {
    const addresses = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address)
    return `<script data-scripts="${addresses.join(' ')}">${startScript}</script>`
  })
}

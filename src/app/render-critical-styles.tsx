import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { styleCache } from '../theme/styles'
import './document-styles'

/**
 * Renders a page and puts its styles into its head: one tag, so that the content security policy can
 * allow it by hash.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const body = await renderToHtml(bodyComponent as ReactElement)
  const { ids, rules } = stylesOf(body)
  replaceBodyHTMLString(body)
  setHeadComponents([
    <style
      key='styles'
      // What need not be inserted again in the browser (src/theme/styles.ts).
      data-styles={ids.join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own theme
      dangerouslySetInnerHTML={{ __html: rules }}
    />,
  ])
}

/**
 * The global styles, those of the classes in a page in the order in which the page names them, and their
 * animations. The cache has the styles of all pages that this process rendered, in any order: the result
 * depends on the page alone.
 */
export function stylesOf(body: string): { ids: string[]; rules: string } {
  const { inserted, registered, key } = styleCache
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const ids = [...classes]
    .filter((name) => name in registered)
    .map((name) => name.slice(key.length + 1))
  const rulesOf = (id: string) => String(inserted[id] ?? '')
  const ofClasses = ids.map(rulesOf).join('')
  const others = Object.keys(inserted)
    .filter((id) => !(`${key}-${id}` in registered))
    .sort()
  const globals = others.filter((id) => !rulesOf(id).startsWith('@keyframes'))
  const animations = others.filter((id) => ofClasses.includes(`animation-${id}`))
  return {
    ids: [...ids, ...animations],
    rules: [...globals.map(rulesOf), ofClasses, ...animations.map(rulesOf)].join(''),
  }
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

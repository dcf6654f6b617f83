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
  const { registered, key } = styleCache
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const ids = [...classes]
    .filter((name) => name in registered)
    .map((name) => name.slice(key.length + 1))
  const ofClasses = ids.map(rulesOf).join('')
  const { globals, animations } = sharedStyles()
  const used = animations.filter((id) => ofClasses.includes(`animation-${id}`))
  return {
    ids: [...ids, ...used],
    rules: [globals, ofClasses, ...used.map(rulesOf)].join(''),
  }
}

const rulesOf = (id: string) => String(styleCache.inserted[id] ?? '')

let shared = { size: 0, globals: '', animations: [] as readonly string[] }

/** Styles without a class: those of the document, and animations. Few pages bring a new one. */
function sharedStyles() {
  const { inserted, registered, key } = styleCache
  const all = Object.keys(inserted)
  if (all.length === shared.size) return shared
  const others = all.filter((id) => !(`${key}-${id}` in registered)).sort()
  const isAnimation = (id: string) => rulesOf(id).startsWith('@keyframes')
  shared = {
    size: all.length,
    globals: others
      .filter((id) => !isAnimation(id))
      .map(rulesOf)
      .join(''),
    animations: others.filter(isAnimation),
  }
  return shared
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

import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { GatsbySSR } from 'gatsby'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { rulesFor } from '#theme/styles'
import './document-styles'

/**
 * Renders a page and puts its styles into its head: one tag, so that the content security policy
 * can allow it by hash.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const body = await renderToHtml(bodyComponent as ReactElement)
  replaceBodyHTMLString(body)
  setHeadComponents([
    <style
      key='styles'
      // In browsers, src/theme/styles.ts skips the rules that this element contains.
      data-styles=''
      // biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own theme
      dangerouslySetInnerHTML={{ __html: stylesOf(body) }}
    />,
  ])
}

/**
 * The global styles, and those of the classes in a page in the order in which the page uses them:
 * the result depends only on the page, not on other pages that this process rendered.
 */
export function stylesOf(body: string): string {
  const classes = [...body.matchAll(/ class="([^"]*)"/g)]
  return rulesFor(new Set(classes.flatMap(([, names = '']) => names.split(' '))))
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

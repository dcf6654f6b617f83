import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The whole HTML of a page, its lazy parts included. */
export function renderToHtml(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe } = renderToPipeableStream(page, {
      onError: (error) => {
        failed = true
        reject(error)
      },
      // React says so after a failure too.
      onAllReady: () => {
        if (!failed) resolve(text(pipe(new PassThrough())).then(withoutGaps))
      },
    })
  })
}

/** React 18 leaves a NUL where a letter of several bytes did not fit the end of its buffer. */
function withoutGaps(html: string): string {
  return html.replaceAll('\0', '')
}

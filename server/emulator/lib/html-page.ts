import { html, raw } from 'hono/html'

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}'

/** A page of the emulator itself, which is for developers; `more` styles come last. */
export function htmlPage(title: string, body: unknown, more = '') {
  return html`<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(style + more)}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}

import { TextEncoder } from 'node:util'
import type { ReactElement } from 'react'

/** HTML of the build. In jsdom React warns of layout effects, which do not run in a build. */
export async function builtHtml(element: ReactElement): Promise<string> {
  Object.assign(globalThis, { TextEncoder })
  const { renderToString } = await import('react-dom/server')
  const warning = jest.spyOn(console, 'error')
  const refuse = warning.getMockImplementation()
  const html = warning.mockImplementation(() => {}) && renderToString(element)
  warning.mockImplementation(refuse)
  return html
}

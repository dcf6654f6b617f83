import type { ReactNode } from 'react'

/**
 * Content beside which other elements come and go; text gets an element of its own. Where a browser
 * translates the page, the text node of React is no longer in the document, and inserting beside it
 * would throw (docs/decisions/0061).
 */
export function ownText(content: ReactNode): Exclude<ReactNode, string | number> {
  const isText = typeof content === 'string' || typeof content === 'number'
  return isText ? <span>{content}</span> : content
}

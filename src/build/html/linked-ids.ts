import { parse } from 'node-html-parser'
import { matchEntityPath } from '../../../contract/paths/match-path'
import type { AddressedEntity } from '../../../contract/paths/site-paths'

/** Ids of the entities of a kind that some HTML links to, in its order, each once. */
export function linkedIds(html: string, entity: AddressedEntity): number[] {
  if (!html.includes('href')) return []
  const links = parse(html).querySelectorAll('a[href]')
  const found = links.flatMap((link) => {
    const match = matchEntityPath((link.getAttribute('href') ?? '').replace(/[?#].*$/, ''))
    return match?.entity === entity ? [match.id] : []
  })
  return [...new Set(found)]
}

import { join } from 'node:path'
import { clientShellOf, withoutTrailingSlash } from '#contract/paths/match-path'
import { listFiles } from '../publish/read-build'

/** A rendered document of the build. */
export interface BuiltPage {
  path: string
  html: string
}

/** Paths that the gateway answers besides the files. */
const served = /^\/(?:api|auth|ws|media_stream-image)(?:\/|$)/

/** A broken link on this many pages comes from a template; on fewer, from texts of authors. */
const shareOfTemplates = 0.1
const fewestOfTemplates = 10

interface LinkCheck {
  /** Checks one document and keeps nothing of it. */
  add: (page: BuiltPage) => void
  result: () => { faults: string[]; warnings: string[] }
}

/**
 * Checks references of pages to their own site. A missing file, or a broken link on many pages, is
 * a fault; a broken link in the text of an author must not prevent publishing.
 * @param project its `public` contains the files
 * @param paths every page of the build
 */
export async function startLinkCheck(
  project: string,
  paths: readonly string[],
): Promise<LinkCheck> {
  const known = new Set([...paths, ...(await listFiles(join(project, 'public')))])
  const exists = (path: string) =>
    known.has(path) || served.test(path) || known.has(withoutTrailingSlash(path))
  const missing = new Map<string, string>()
  const dead = new Map<string, string[]>()
  let count = 0
  return {
    add({ path, html }) {
      count += 1
      const { files, links } = referencesOf(html)
      for (const file of files) if (!exists(file)) missing.set(file, path)
      for (const link of links) {
        if (exists(link) || clientShellOf(link) !== null) continue
        dead.set(link, [...(dead.get(link) ?? []), path])
      }
    },
    result() {
      const most = Math.max(fewestOfTemplates, count * shareOfTemplates)
      const lines = (isFault: boolean) =>
        [...dead]
          .filter(([, on]) => on.length >= most === isFault)
          .map(([link, on]) => `${on[0]} links to ${link}, which does not exist.`)
      const files = [...missing].map(([file, on]) => `${on} loads ${file}, which does not exist.`)
      return { faults: [...files, ...lines(true)], warnings: lines(false) }
    },
  }
}

/** Addresses of the same site in a document, without query and fragment. */
function referencesOf(html: string): { files: Set<string>; links: Set<string> } {
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1')
  const files = new Set<string>()
  const links = new Set<string>()
  for (const [tag, name] of markup.matchAll(/<([a-z]+)\b[^>]*>/g)) {
    if (name === 'link' && /\srel="(?:canonical|alternate|me)"/.test(tag)) continue
    const isLink = name === 'a' || name === 'form'
    for (const [, value = ''] of tag.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
      const path = ownPath(value)
      if (path) (isLink ? links : files).add(path)
    }
  }
  return { files, links }
}

function ownPath(value: string): string | null {
  if (!/^\/(?!\/)/.test(value)) return null
  const path = value.replaceAll('&amp;', '&').replace(/[?#].*$/, '')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

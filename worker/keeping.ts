import { clientShellOf } from '../contract/paths/match-path'

/**
 * How the worker keeps an answer: pages and their data are asked for anew whenever that is possible,
 * lasting files and pictures are not; a shell is kept when the worker is installed and never later,
 * as its address may hold a key.
 */
export type Keeping = 'page' | 'shell' | 'pageData' | 'asset' | 'picture'

/** What the worker looks at in a request. */
export interface Asked {
  method: string
  url: URL
  /** Whether a person opens a page with it. */
  isNavigation: boolean
}

/** Services and live files: they never reach a cache. */
const never = /^\/(?:api|auth|ws|builds)(?:\/|$)/
/** Client-only pages; below these nothing is kept by its own address. */
const client = /^\/(?:account|checkout\/success)(?:\/|$)/
const lasting =
  /-[0-9a-f]{10,20}\.(?:js|css)$|^\/static\/.+\.\w+$|^\/fonts\/.+-\d+\.\d+\.\d+-\w+\.woff2$/
const drawings = /\.(?:png|jpe?g|webp|avif|svg|gif)$/
const pictures = /^\/(?:media_stream-image|images)\/|^\/logo(?:-\w+)?\.svg$/
/** Pictures that people gave themselves. */
const ownPictures = /\/uploads\/users?\//

/**
 * How the answer to a request is kept; null: the worker leaves the request alone.
 * @param origin the site's own
 */
export function keepingOf({ method, url, isNavigation }: Asked, origin: string): Keeping | null {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin || never.test(pathname)) return null
  if (isNavigation) return keepingOfPage(pathname)
  if (/^\/page-data\/.+\.json$/.test(pathname)) return 'pageData'
  if (lasting.test(pathname)) return drawings.test(pathname) ? 'picture' : 'asset'
  return pictures.test(pathname) && !ownPictures.test(pathname) ? 'picture' : null
}

/** How a page is kept when somebody opens it; null for files and for what has no page. */
export function keepingOfPage(pathname: string): 'page' | 'shell' | null {
  if (never.test(pathname) || /\.\w+$/.test(pathname)) return null
  if (clientShellOf(pathname)) return 'shell'
  return client.test(pathname) ? null : 'page'
}

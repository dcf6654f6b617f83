import { secretPath } from '#contract/paths/site-paths'
import {
  assetHeaders,
  cacheControl,
  contentPolicy,
  drawingPolicy,
  pageHeaders,
  referrerPolicy,
  type SiteSettings,
  workerPath,
  workerPolicy,
} from '#contract/site/site-headers'
import type { SiteFile } from '#contract/site/site-manifest'
import type { HeaderRecord, RouteContext } from '../http/route-env'
import { messages } from '../lib/messages'
import { errorPage, isDocumentRequest } from './error-page'
import { negotiateEncoding } from './negotiate-encoding'
import type { PublishedSite, SiteSource } from './published-site'
import { notFoundPage, resolvePath } from './resolve-path'

// Hono's `serveStatic` reads a folder: it knows neither which build is published, nor the tags, policies,
// shells and redirects of its manifest.

/** Answers from the published build. */
export interface SiteHandler {
  /** Everything that is not under `/api`, `/auth` or `/ws`. */
  answer(c: RouteContext): Promise<Response>
  /** The page for an error of a request that loads a document: of 404, that of the site. */
  errorPage(c: RouteContext, status: number, headers?: HeaderRecord): Promise<Response>
}

export function createSiteHandler(settings: SiteSettings, site: SiteSource): SiteHandler {
  const headersFor = createHeaders(settings)
  const siteMissing = () => errorPage(settings, 503, { 'retry-after': '5' })
  const isDocument = (c: RouteContext) =>
    isDocumentRequest(c.req.method, (name) => c.req.header(name))

  async function pageOf(c: RouteContext, status: number, headers?: HeaderRecord) {
    const published = status === 404 ? await site.current().catch(() => null) : null
    const file = published?.files[notFoundPage]
    const plain = () => errorPage(settings, status, headers)
    if (!published || !file) return plain()
    const shown = headersFor.file(published, notFoundPage, notFoundPage, file)
    return sendFile(c, published, { path: notFoundPage, file, status, headers: shown }).catch(plain)
  }

  async function answer(c: RouteContext): Promise<Response> {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      if (isDocument(c)) return errorPage(settings, 405, { allow: 'GET, HEAD' })
      return plainText(headersFor.asset, 405, messages.wrongMethod, { allow: 'GET, HEAD' })
    }
    const published = await site.current()
    if (!published) return siteMissing()
    const url = new URL(c.req.url)
    const path = decodeURIComponent(url.pathname)
    const answer = resolvePath(published, path)
    if (answer.kind === 'missingAsset') {
      if (isDocument(c)) return pageOf(c, 404)
      return plainText(headersFor.asset, 404, messages.assetMissing, {})
    }
    if (answer.kind === 'redirect') {
      const location = `${encodeURI(answer.to)}${url.search}`
      return new Response(null, {
        status: answer.status ?? 301,
        headers: { ...headersFor.asset, location },
      })
    }
    const file = published.files[answer.path]
    if (!file) return plainText(headersFor.asset, 404, messages.notFound, {})
    const headers = headersFor.file(published, answer.path, path, file)
    const sending = { path: answer.path, file, status: answer.status, headers }
    // If a build has been deleted meanwhile, the next one is in use within a second.
    return sendFile(c, published, sending).catch(siteMissing)
  }

  return { answer, errorPage: pageOf }
}

function createHeaders(settings: SiteSettings) {
  const page = pageHeaders(settings)
  const asset = assetHeaders(settings)
  const alone = { ...settings, google: { identity: false, analytics: false } }

  return {
    asset,
    file(published: PublishedSite, path: string, requested: string, file: SiteFile): HeaderRecord {
      const isPage = file.type.startsWith('text/html')
      if (!isPage) return { ...asset, ...workerOrPicture(path, file) }
      // An address that holds a key must not be readable by others.
      const hasKey = secretPath.test(requested)
      const hashes = published.policies[path] ?? noHashes
      return {
        ...page,
        'content-security-policy': contentPolicy(hasKey ? alone : settings, hashes),
        'referrer-policy': referrerPolicy(hasKey),
      }
    },
  }
}

const noHashes = { scripts: [], styles: [] }

/** A worker fetches under its own policy; an SVG image opened directly must not run scripts. */
function workerOrPicture(path: string, file: SiteFile): HeaderRecord {
  if (path === workerPath) return { 'content-security-policy': workerPolicy }
  const isDrawing = file.type.startsWith('image/svg')
  return isDrawing ? { 'content-security-policy': drawingPolicy } : {}
}

interface Sending {
  path: string
  file: SiteFile
  status: number
  headers: HeaderRecord
}

async function sendFile(
  c: RouteContext,
  published: PublishedSite,
  { path, file, status, headers }: Sending,
): Promise<Response> {
  const encoding = negotiateEncoding(c.req.header('accept-encoding'), file)
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  const described = {
    ...headers,
    etag,
    vary: 'Accept-Encoding',
    'cache-control': cacheControl(path, file),
  }
  if (status === 200 && hasTag(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: described })
  }
  const bytes = c.req.method === 'HEAD' ? null : await published.read(path, encoding)
  const length = encoding ? file.encodings[encoding] : file.bytes
  return new Response(bytes, {
    status,
    headers: {
      ...described,
      'content-type': file.type,
      'content-length': String(bytes ? bytes.length : (length ?? file.bytes)),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
}

/** Whether If-None-Match names this tag (weak comparison, RFC 9110, section 13.1.2). */
function hasTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

function plainText(
  headers: HeaderRecord,
  status: number,
  text: string,
  extra: HeaderRecord,
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      ...headers,
      ...extra,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

import { extname } from 'node:path'
import { PublishRefused } from './publish-refused'

const utf8 = '; charset=utf-8'

/** Content-Type by ending. */
const types: Readonly<Record<string, string>> = {
  '.html': `text/html${utf8}`,
  '.js': `text/javascript${utf8}`,
  '.css': `text/css${utf8}`,
  '.json': `application/json${utf8}`,
  '.webmanifest': `application/manifest+json${utf8}`,
  '.xml': `application/xml${utf8}`,
  '.txt': `text/plain${utf8}`,
  '.svg': `image/svg+xml${utf8}`,
  '.ics': `text/calendar${utf8}`,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** The whole Content-Type of a file; an ending that nobody knows is refused. */
export function contentType(path: string): string {
  const type = types[extname(path)]
  if (!type) throw new PublishRefused(`${path}: no content type is known for this ending.`)
  return type
}

/** Text is worth compressing; pictures and fonts are compressed already. */
export function isText(path: string): boolean {
  return contentType(path).endsWith(utf8)
}

const fingerprinted = [
  /-[0-9a-f]{10,20}\.(?:js|css)$/,
  /-[0-9a-f]{32}\.(?:png|svg|ico)$/,
  /^\/static\/.+\.\w+$/,
  /^\/fonts\/.+-\d+\.\d+\.\d+-\w+\.woff2$/,
]

/** Whether the name changes with the bytes, so that browsers may keep the file for good. */
export function isImmutable(path: string): boolean {
  return fingerprinted.some((shape) => shape.test(path))
}

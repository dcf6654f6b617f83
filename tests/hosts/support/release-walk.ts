import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { cacheControl } from '#contract/site/site-headers'
import {
  encodedSuffix,
  manifestNames,
  type SiteEncoding,
  type SiteFile,
  siteEncodings,
  siteFiles,
} from '#contract/site/site-manifest'
import { exchange } from './exchange'

/**
 * Requests every file of a release from a host, plain and with each encoding, and compares bytes,
 * type and caching with the release.
 * @param release folder of the release
 * @returns the number of compared responses, and the differences
 */
export async function walkRelease(
  port: number,
  release: string,
): Promise<{ count: number; faults: string[] }> {
  const folder = realpathSync(release)
  const files = siteFiles.parse(
    JSON.parse(readFileSync(join(folder, 'manifest', manifestNames.files), 'utf8')),
  )
  const faults: string[] = []
  let count = 0
  const wanted = Object.entries(files).filter(([path]) => !/^\/404(?:\.html|\/)/.test(path))
  for (const [path, file] of wanted) {
    const address = encodeURI(path.replace(/\/index\.html$/, '') || '/')
    for (const encoding of [null, ...encodingsOf(file)]) {
      const headers = encoding === null ? {} : { 'accept-encoding': encoding }
      const answer = await exchange(port, address, { headers })
      const suffix = encoding === null ? '' : encodedSuffix[encoding]
      const isRight =
        answer.status === 200 &&
        answer.headers['content-type'] === file.type &&
        answer.headers['cache-control'] === cacheControl(path, file) &&
        answer.body.equals(readFileSync(join(folder, 'files', `${path}${suffix}`)))
      count += 1
      if (!isRight) faults.push(`${address} ${encoding ?? ''}: ${answer.status}`)
    }
  }
  return { count, faults }
}

function encodingsOf({ encodings }: SiteFile): SiteEncoding[] {
  return siteEncodings.filter((encoding) => encodings[encoding] !== undefined)
}

import { createHash } from 'node:crypto'
import { cpSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test as plain } from '@playwright/test'
import { type LaterSite, startLaterSite } from '../../support/later-site'
import { startLimitMs } from '../../support/programs'
import { emulatorUrl } from './environment'
import { type HostileUpstream, startHostileUpstream } from './hostile-upstream'
import { startGateway } from './own-servers'

interface ManifestFile {
  type: string
  etag: string
  bytes: number
  encodings: object
  immutable: boolean
}

/** A copy of the built site before it is published. */
export interface SiteCopy {
  paths: () => string[]
  read: (path: string) => string
  write: (path: string, text: string) => void
  remove: (path: string) => void
  /** Changes the policies, for example their hashes of inline scripts. */
  replacePolicies: (change: (policies: string) => string) => void
}

const built = resolve(process.env.SITE_DIR || 'dist')

/**
 * Publishes copies of the built site in a folder, one after the other, by replacing a link.
 * @returns a function that publishes a changed copy and returns the path of a file only in it
 */
export function siteCopies(room: string, link: string) {
  let copies = 0
  return (change: (copy: SiteCopy) => void): string => {
    copies += 1
    const folder = join(room, `copy-${copies}`)
    cpSync(built, folder, { recursive: true, dereference: true })
    const mark = `/copy-${copies}.txt`
    const copy = openCopy(folder)
    change(copy)
    copy.write(mark, 'here')
    const turned = `${link}.next`
    symlinkSync(folder, turned)
    renameSync(turned, link)
    return mark
  }
}

function openCopy(folder: string): SiteCopy {
  const listPath = join(folder, 'manifest', 'files.json')
  const policyPath = join(folder, 'manifest', 'csp.json')
  const files: Record<string, ManifestFile> = JSON.parse(readFileSync(listPath, 'utf8'))
  const save = () => writeFileSync(listPath, JSON.stringify(files))
  return {
    paths: () => Object.keys(files),
    read: (path) => readFileSync(join(folder, 'files', path), 'utf8'),
    write: (path, text) => {
      const { type, immutable } = files[path] ?? { type: 'text/plain', immutable: false }
      const etag = createHash('md5').update(text).digest('hex')
      files[path] = { type, immutable, etag, bytes: Buffer.byteLength(text), encodings: {} }
      writeFileSync(join(folder, 'files', path), text)
      save()
    },
    remove: (path) => {
      delete files[path]
      rmSync(join(folder, 'files', path))
      save()
    },
    replacePolicies: (replace) =>
      writeFileSync(policyPath, replace(readFileSync(policyPath, 'utf8'))),
  }
}

/** A gateway whose site can be republished while pages are open. */
interface RenewableSite extends Pick<LaterSite, 'publish'> {
  /** Address of the site. */
  site: string
}

/** End-to-end tests with such a gateway; each begins with the first version. */
export const renewableTest = plain.extend<{ renewable: RenewableSite }>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
  renewable: async ({}, use) => {
    const later = await startLaterSite(process.env.SITE_DIR || 'dist')
    const gateway = await startGateway(emulatorUrl, { SITE_DIR: later.folder })
    try {
      await use({ site: gateway.url, publish: later.publish })
    } finally {
      await gateway.stop()
      await later.remove()
    }
  },
})

/** A gateway in front of a hostile API whose requests are recorded. */
export interface SpiedSite {
  site: string
  upstream: HostileUpstream
}

/** End-to-end tests with such a gateway; each begins without recorded requests. */
export const spiedTest = plain.extend<{ spied: SpiedSite }, { spiedSite: SpiedSite }>({
  spiedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => {
      const upstream = await startHostileUpstream(emulatorUrl)
      const gateway = await startGateway(upstream.url)
      try {
        await use({ site: gateway.url, upstream })
      } finally {
        await Promise.all([gateway.stop(), upstream.stop()])
      }
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
  spied: async ({ spiedSite }, use) => {
    spiedSite.upstream.requests.length = 0
    await use(spiedSite)
  },
})

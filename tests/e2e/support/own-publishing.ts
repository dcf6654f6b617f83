import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as plain } from '@playwright/test'
import { startLimitMs, untilServed } from '../../support/programs'
import { emulatorUrl } from './environment'
import { startGateway } from './own-servers'
import { type SiteCopy, siteCopies } from './site-copies'

/** A site that a test republishes while pages are open. */
export interface OwnPublishing {
  site: string
  publishWhole: () => Promise<void>
  /** Publishes the site without the scripts whose name or text matches. */
  publishWithout: (scripts: RegExp) => Promise<void>
  /** Publishes it without the deferred scripts. */
  publishWithoutLaterScripts: () => Promise<void>
  /** Publishes the site as another build. */
  publishAnew: () => Promise<void>
}

/** End-to-end tests with such a site. */
export const test = plain.extend<object, { publishing: OwnPublishing }>({
  publishing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => {
      const room = mkdtempSync(join(tmpdir(), 'publishing-'))
      const link = join(room, 'site')
      const publish = siteCopies(room, link)
      publish(() => {})
      const gateway = await startGateway(emulatorUrl, { SITE_DIR: link })
      const site = gateway.url
      const show = async (change: (copy: SiteCopy) => void) => untilServed(site + publish(change))
      try {
        await use({
          site,
          publishWhole: () => show(() => {}),
          publishWithout: (scripts) =>
            show((copy) =>
              lose(copy, (path) => scripts.test(path) || scripts.test(copy.read(path))),
            ),
          publishWithoutLaterScripts: () =>
            show((copy) => {
              const first = firstScripts(copy)
              lose(copy, (path) => !first.has(path))
            }),
          publishAnew: () => show(renew),
        })
      } finally {
        await gateway.stop()
        rmSync(room, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: startLimitMs },
  ],
})

function lose(copy: SiteCopy, isLost: (script: string) => boolean): void {
  const lost = copy.paths().filter((path) => path.endsWith('.js') && isLost(path))
  if (lost.length === 0) throw new Error('No script is lost')
  for (const path of lost) copy.remove(path)
}

/** The scripts that Gatsby needs to show any page. */
function firstScripts(copy: SiteCopy): Set<string> {
  const first = /^\/(?:framework|webpack-runtime|app|component---[^/]+)-\w+\.js$/
  return new Set(copy.paths().filter((path) => first.test(path)))
}

/** Gives all pages the hash of another build, and their policies the hashes of the changed scripts. */
function renew(copy: SiteCopy): void {
  const data = '/page-data/app-data.json'
  const { webpackCompilationHash: old } = JSON.parse(copy.read(data))
  const next = [...old].reverse().join('')
  copy.write(data, copy.read(data).replace(old, next))
  const hashes = new Map<string, string>()
  for (const path of copy.paths().filter((path) => path.endsWith('.html'))) {
    const html = copy.read(path)
    for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
      if (script.includes(old)) hashes.set(hashOf(script), hashOf(script.replaceAll(old, next)))
    }
    copy.write(path, html.replaceAll(old, next))
  }
  copy.replacePolicies((policies) =>
    [...hashes].reduce((text, [from, to]) => text.replaceAll(from, to), policies),
  )
}

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root } from './script.mjs'

const sources = [
  'src',
  'contract',
  'server/upstream',
  'locales',
  'static',
  'scripts',
  'package-lock.json',
  'tsconfig.json',
]
const rootSources = /^gatsby-.+\.(tsx?|mjs)$/
const besideTheSite = /\.test\.tsx?$|\.mjs$|gatsby-types\.d\.ts$/

/** Settings that are built into the pages (contract/config/public-config.ts). */
const builtInSettings = [
  'ANALYTICS_ID',
  'APP_LOGO',
  'APP_TITLE',
  'AUTHOR_NAME',
  'CONTACT_ADDRESS',
  'CONTACT_EMAIL',
  'CONTACT_HOURS',
  'CONTACT_PHONE',
  'DELIVERY_DAYS',
  'DEMONSTRATION',
  'DOMAIN_VERIFY_ID',
  'GOOGLE_GSI_ENABLE',
  'GOOGLE_SITE_VERIFICATION',
  'ONLINE_PAYMENTS',
  'PUBLIC_URL',
  'REGISTER_NUMBER',
  'SECURITY_CONTACT',
  'SHIPPING_PRICE',
  'SHOP_AUDIENCE',
  'TAX_NUMBER',
  'TITLE_SEPARATOR',
]

/**
 * One fingerprint of the sources and settings that the pages are built from; the content has its
 * own state (content-state.mjs).
 */
export function sourcesFingerprint(env) {
  const hash = createHash('sha256')
  for (const path of sourceFiles()) {
    hash.update(`${relative(root, path)}\n`).update(readFileSync(path))
  }
  for (const name of builtInSettings) hash.update(`\n${name}=${env[name] ?? ''}`)
  return hash.digest('hex')
}

function sourceFiles() {
  const top = readdirSync(root).filter((name) => rootSources.test(name))
  const below = sources
    .flatMap((name) => filesBelow(at(name)))
    .filter((path) => !besideTheSite.test(path))
  return [...below, ...top.map((name) => at(name))].sort()
}

function filesBelow(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

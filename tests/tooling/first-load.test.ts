import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildSync, type Metafile, transformSync } from 'esbuild'

/**
 * Consent, web app, notifications, toasts, navigation, health indicator, colour mode, and the slots of
 * their deferred components.
 */
const folders = [
  'src/hydration/',
  'src/app/navigation/',
  'src/layouts/slot-ids',
  'src/app/worker-hooks',
  'src/features/colour-mode/',
  'src/features/consent/',
  'src/features/health/',
  'src/features/notifications/',
  'src/features/web-app/',
  'src/lib/idle/',
  'src/lib/install/',
  'src/lib/navigation/',
  'src/components/show-toast',
  'src/components/toaster/',
]

const budget = 3800

/** Modules that public pages run at once: the frame, and each kind of page. */
const entries = [
  'gatsby-browser.tsx',
  'src/app/wrap-page.tsx',
  'src/pages/index.tsx',
  'src/templates/lesson-page.tsx',
  'src/templates/product-page.tsx',
  'src/templates/products-page.tsx',
  'src/templates/text-page.tsx',
]

const { inputs } = sourcesOf(entries)

function sourcesOf(entryPoints: string[]): Metafile {
  const { metafile } = buildSync({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  return metafile
}

/** Files with all that they import statically. */
function withImports(paths: readonly string[], known = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (known.has(path)) continue
    known.add(path)
    const atOnce = inputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
    withImports(
      atOnce.filter(({ external }) => !external).map((one) => one.path),
      known,
    )
  }
  return known
}

const first = [...withImports(entries)]
const own = first.filter((path) => folders.some((folder) => path.startsWith(folder)))

/** Texts of these modules, without those of every page. */
const texts = own
  .flatMap((path) => inputs[path]?.imports ?? [])
  .map(({ path }) => path)
  .filter((path) => path.endsWith('.json') && !path.endsWith('/common.json'))

function minified(path: string): string {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.json')) return JSON.stringify(JSON.parse(text))
  const loader = path.endsWith('x') ? 'tsx' : 'ts'
  return transformSync(text, { loader, minify: true, jsx: 'automatic', target: 'es2020' }).code
}

describe('the frame of every page', () => {
  it('is part of the first load, without its machines', () => {
    expect(first.length).toBeGreaterThan(100)
    expect(own).toContain('src/components/toaster/toast-place.tsx')
    expect(first.filter((path) => path.endsWith('-machine.ts'))).toEqual([])
  })

  it('adds no more than 3.8 kB to the first load', () => {
    const code = [...new Set([...own, ...texts])].map(minified).join('')
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })
})

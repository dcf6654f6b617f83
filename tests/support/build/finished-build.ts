import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BuildRecord, buildRecordFile } from '#contract/site/build-record'
import { releasesFolder } from '#scripts/publish/swap-site'

/** A project folder with a finished build, as before publishing. */
export interface FinishedBuild {
  project: string
  record: BuildRecord
  /** Writes files below the project: `public/about/index.html`. */
  write: (files: Record<string, string>) => Promise<void>
  /** Writes the build record, with changes if given. */
  finish: (changes?: Partial<BuildRecord>) => Promise<void>
  remove: () => Promise<void>
}

const hash = '0123456789abcdef0123'

/** Name of a script of the build. */
export const appScript = `app-${hash}.js`

/** A complete page that loads the build's script. */
export function pageHtml(title: string): string {
  return `<!doctype html><html lang="el" dir="ltr"><head><title>${title}</title><style>p{margin:0}</style></head><body><h1>${title}</h1><p>Κείμενο</p><script>window.page=1</script><script src="/${appScript}" async></script></body></html>`
}

const pages = ['/', '/404.html', '/about', '/products/3/tetradio', '/account']

function built(): Record<string, string> {
  const messages: Record<string, string> = {
    [appScript]: `import("/chunk-${hash}.js")${' '.repeat(400)}`,
    [`chunk-${hash}.js`]: 'export default 1',
    'manifest.webmanifest': '{"icons":[{"src":"icons/icon-48.png"},{"src":"/icons/icon-96.png"}]}',
    'icons/icon-48.png': 'png',
    'icons/icon-96.png': 'png',
    'sitemap.xml': '<urlset/>',
    'robots.txt': 'User-agent: *',
    'sw.js': 'self.addEventListener("fetch", () => {})',
    'page-data/app-data.json': '{"webpackCompilationHash":"1"}',
    'page-data/sq/d/12345.json': '{"data":{}}',
  }
  for (const path of pages) {
    const file = path.endsWith('.html') ? path : `${path}/index.html`
    messages[file] = pageHtml(`Σελίδα ${path}`)
    messages[`page-data${path === '/' ? '/index' : path}/page-data.json`] =
      `{"path":"${path}","staticQueryHashes":["12345"]}`
  }
  return Object.fromEntries(
    Object.entries(messages).map(([path, text]) => [join('public', path), text]),
  )
}

/** Creates the project in a temporary folder. */
export async function makeFinishedBuild(): Promise<FinishedBuild> {
  const build = finishedBuildAt(await mkdtemp(join(tmpdir(), 'finished-build-')))
  await build.write(built())
  await build.finish()
  return build
}

/** An existing project, for use in another process. */
export function finishedBuildAt(project: string): FinishedBuild {
  const record: BuildRecord = {
    publicUrl: 'https://stagona.example',
    google: { identity: false, analytics: false },
    pages: pages.map((path) => ({ path, matchPath: path === '/account' ? '/account/*' : null })),
    assets: [appScript, `chunk-${hash}.js`, `${appScript}.map`, `${appScript}.LICENSE.txt`],
    counts: { products: 1 },
  }
  const write = async (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(project, path)), { recursive: true })
      await writeFile(join(project, path), text)
    }
  }
  const finish = (changes: Partial<BuildRecord> = {}) =>
    write({ [buildRecordFile]: JSON.stringify({ ...record, ...changes }) })
  const remove = async () => {
    await rm(releasesFolder(project), { recursive: true, force: true })
    await rm(project, { recursive: true })
  }
  return { project, record, write, finish, remove }
}

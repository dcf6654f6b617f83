import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paymentReturnPaths } from '#contract/paths/payment-return-path'
import type { SiteManifest } from '#contract/site/site-manifest'
import { publishBuild } from '#scripts/publish/publish-build'
import { makeFinishedBuild, pageHtml } from '../../support/build/finished-build'

/** Public address of the sample site. */
export const publicUrl = 'https://stagona.example'

/** A published site on disk, made by the publish step itself. */
export interface SampleSite extends Pick<SiteManifest, 'files' | 'policies'> {
  /** Folder with the link `dist`; its releases are beside it. */
  project: string
  /** Unencoded bytes of a file of the site. */
  bytes: (path: string) => Buffer
  /** Publishes the site once more, with another text on the page `/about`. */
  publishAgain: (text: string) => Promise<void>
  remove: () => Promise<void>
}

const pages = [
  '/',
  '/404.html',
  '/404',
  '/about',
  '/account',
  '/account/login',
  '/blog/post/4/deka-lepta',
  '/cart/recover',
  '/checkout/success',
  ...paymentReturnPaths,
  '/products',
  '/products/3/tetradio',
  '/products/category/2/chartika',
]

const long = (text: string) => `${text} `.repeat(60)

/** A small site with one file of every kind, published in a separate folder. */
export async function publishSampleSite(): Promise<SampleSite> {
  const build = await makeFinishedBuild()
  const write = async (about: string) => {
    const texts: Record<string, string> = {
      'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'public/favicon.ico': 'ico',
      'public/static/picture-0a1b2c.webp': 'webp',
      'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    for (const path of pages) {
      const isFile = path.endsWith('.html')
      const title = path === '/about' ? about : `Σελίδα ${path}`
      const styled = pageHtml(long(title)).replace('p{margin:0}', `p{order:${path.length}}`)
      const picture = '<img src="/static/picture-0a1b2c.webp" alt="">'
      texts[`public${isFile ? path : `${path}/index.html`}`] = styled.replace(
        '</h1>',
        `</h1>${picture}`,
      )
      texts[`public/page-data${path === '/' ? '/index' : path}/page-data.json`] =
        `{"path":"${path}"}`
    }
    await build.write(texts)
    await build.finish({
      publicUrl,
      pages: pages.map((path) => ({ path, matchPath: path === '/account' ? '/account/*' : null })),
    })
    await publishBuild({ project: build.project, now: Date.now })
  }
  await write('Σχετικά')
  const manifest = (name: string) =>
    JSON.parse(readFileSync(join(build.project, 'dist/manifest', name), 'utf8'))
  return {
    project: build.project,
    get files() {
      return manifest('files.json')
    },
    get policies() {
      return manifest('csp.json')
    },
    bytes: (path) => readFileSync(join(build.project, 'dist/files', path)),
    publishAgain: write,
    remove: build.remove,
  }
}

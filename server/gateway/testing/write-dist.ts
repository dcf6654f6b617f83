import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a published site of HTML pages, e.g. `{ '/index.html': 'home' }`, into a new folder. */
export async function writeDist(
  folder: string,
  pages: Record<string, string>,
  encodings: { br?: number } = {},
): Promise<void> {
  for (const part of ['files', 'manifest']) await mkdir(join(folder, part), { recursive: true })
  const files = Object.entries(pages).map(([path, html]) => [
    path,
    { type: 'text/html', etag: 'feedc0de', bytes: html.length, encodings, immutable: false },
  ])
  const contents = {
    ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [`files${path}`, html])),
    'manifest/files.json': JSON.stringify(Object.fromEntries(files)),
    'manifest/csp.json': '{}',
    'manifest/entity-paths.json': JSON.stringify({
      product: {},
      productCategory: {},
      blogPost: {},
      blogCategory: {},
    }),
  }
  for (const [path, text] of Object.entries(contents)) await writeFile(join(folder, path), text)
}

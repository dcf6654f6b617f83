import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Gives the sitemap its public name. One part is the sitemap itself; of several, the index of them
 * takes the name (row R041).
 * @param folder the built site, `public`
 */
export async function nameSitemap(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => /^sitemap-\d+\.xml$/.test(name))
  const index = join(folder, 'sitemap-index.xml')
  if (parts.length > 1) return rename(index, join(folder, 'sitemap.xml'))
  await rename(join(folder, 'sitemap-0.xml'), join(folder, 'sitemap.xml'))
  await rm(index)
}

/** Tells crawlers what to leave alone, and where the sitemap is. `baseUrl` has no closing slash. */
export async function writeRobots(folder: string, baseUrl: string): Promise<void> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /ws/',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ]
  await writeFile(join(folder, 'robots.txt'), lines.join('\n'))
}

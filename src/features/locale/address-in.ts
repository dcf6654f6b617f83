import type { SiteLanguage } from './site-languages'

/**
 * The address of a page in another language: the first language needs no prefix, each other one has
 * its code in front.
 */
export function addressIn(code: string, path: string, languages: readonly SiteLanguage[]): string {
  const [first, ...others] = languages
  const prefix = others.find((other) => isWithin(path, `/${other.code}`))
  const plain = prefix ? path.slice(prefix.code.length + 1) || '/' : path
  if (code === first?.code) return plain
  return plain === '/' ? `/${code}` : `/${code}${plain}`
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

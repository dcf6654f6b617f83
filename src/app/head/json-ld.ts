/**
 * Serialises JSON-LD for a script element: escapes characters that could end the element or start
 * an HTML entity.
 */
export function writeJsonLd(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped)
}

/** schema.org BreadcrumbList of a page. */
export function breadcrumbList(
  trail: readonly { name: string; path: string }[],
  baseUrl: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${baseUrl}${path}`,
    })),
  }
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The names among those present that a declaration covers; a star at its end covers any ending. */
export function coveredNames(targets: readonly string[], present: readonly string[]): string[] {
  return present.filter((name) =>
    targets.some((target) =>
      target.endsWith('*') ? name.startsWith(target.slice(0, -1)) : name === target,
    ),
  )
}

/**
 * Domains that may share a cookie with a host, the host itself included. A cookie of a public
 * suffix cannot exist, so that asking for one more does no harm.
 */
export function sharingDomains(host: string): string[] {
  const labels = host.split('.')
  if (labels.length < 2 || /^[\d.]+$/.test(host)) return []
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

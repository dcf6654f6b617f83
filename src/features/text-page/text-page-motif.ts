import type { MotifName } from '../../components/motif'

const motifs: Readonly<Record<string, MotifName>> = {
  about: 'drop',
  vision: 'ripple',
  'why-microlearning': 'bars',
  'what-is-microlearning': 'leaf',
}

/** The drawing that a text is known by; the rules share one. */
export function motifOf(slug: string): MotifName {
  return motifs[slug] ?? 'book'
}

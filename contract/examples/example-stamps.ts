/** Fields that most entities share, as examples. */
export const stamps = {
  createdAt: '2026-02-03T08:15:00+02:00',
  updatedAt: '2026-03-29T19:40:12.345+03:00',
}

export const seo = {
  seoTitle: '',
  seoDescription: 'Μικρές κάρτες για μεγάλες λέξεις.',
  seoKeywords: null,
}

export const published = {
  isPublished: true,
  publishedAt: '2026-02-04T06:00:00Z',
  isVisible: true,
}

/** A uuid that ends in a number, so that each example has its own. */
export function uuidOf(number: number): string {
  return `6f1d2c3b-4a59-4e68-8b77-${String(number).padStart(12, '0')}`
}

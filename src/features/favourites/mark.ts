/** A lesson or a product that somebody likes, or no longer. */
export interface Mark {
  kind: 'posts' | 'products'
  /** Id of the lesson or of the product, never of the mark itself. */
  id: number
  name: string
}

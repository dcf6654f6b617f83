/** A category as lists name it. */
export interface CategoryLink {
  categoryId: number
  path: string
  name: string
  /** Source in the image service; empty where there is no picture. */
  picturePath: string
  /** Products in it and below it. */
  productCount: number
}

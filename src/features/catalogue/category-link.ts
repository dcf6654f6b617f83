import type { PictureImage } from '../../../contract/media/picture-sizes'

/** A category as lists name it. */
export interface CategoryLink {
  categoryId: number
  path: string
  name: string
  /** Its picture as a tile shows it, if there is one. */
  tileImage: PictureImage | null
  /** Products in it and below it. */
  productCount: number
}

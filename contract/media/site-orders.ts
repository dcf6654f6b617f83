import { orderWords } from './media-path'
import { pictureOrder, pictureSizes } from './picture-sizes'
import { type SitePictureName, sitePictures } from './site-pictures'

/**
 * The ends of all addresses of pictures that the site has, such as
 * `640/480/cover/center/transparent/5/webp/90`.
 */
export const siteOrders: ReadonlySet<string> = new Set(
  (Object.keys(sitePictures) as SitePictureName[]).flatMap((name) =>
    pictureSizes(name).map((size) => orderWords(pictureOrder(name, size)).join('/')),
  ),
)

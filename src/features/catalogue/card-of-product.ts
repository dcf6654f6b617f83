import { entityPath } from '../../../contract/paths/site-paths'
import type { Product } from '../../../contract/shop/product'
import { offerOf } from '../../../contract/shop/product-offer'
import { translated } from '../../../contract/wire/translations'
import { pictureImage } from '../../components/picture-address'
import type { CardProduct } from './card-product'

/** The card of a product that the API answered, the same as the build makes it. */
export function cardOfProduct(product: Product): CardProduct {
  const name = translated(product.translations, 'name')
  return {
    ...offerOf(product),
    productId: product.id,
    path: entityPath('product', product),
    name: name.text,
    nameLocale: name.locale,
    cardImage: pictureImage(product.mainImagePath, 'productCard'),
    reviewAverage: product.approvedReviewAverage,
    reviewCount: product.approvedReviewCount,
  }
}

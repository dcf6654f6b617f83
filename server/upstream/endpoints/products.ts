import { product } from '../product'
import { categoryPicture, productCategory } from '../product-category'
import { productImage } from '../product-image'
import { list, read, write } from './endpoint'

export const listProducts = list('/product', product)
export const readProduct = read('/product/{id}', product)
export const countProductView = write('POST', '/product/{id}/update_view_count', product)

/** Without this query those that are switched off are listed as well. */
export const listProductCategories = list('/product/category', productCategory, { active: 'true' })
export const readProductCategory = read('/product/category/{id}', productCategory)
export const listCategoryPictures = list('/product/category/image', categoryPicture, {
  active: 'true',
})
export const listProductImages = list('/product/image', productImage)

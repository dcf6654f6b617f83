import { product } from '../product'
import { listedAlert, productAlert } from '../product-alert'
import { categoryPicture, productCategory } from '../product-category'
import { productImage } from '../product-image'
import { variantAxes } from '../product-variants'
import { list, read, remove, write } from './endpoint'

export const listProducts = list('/product', product)
export const readProduct = read('/product/{id}', product)
export const countProductView = write('POST', '/product/{id}/update_view_count', product)

/** Without this query those that are switched off are listed as well. */
export const listProductCategories = list('/product/category', productCategory, { active: 'true' })
export const readProductCategory = read('/product/category/{id}', productCategory)
export const listCategoryPictures = list('/product/category/image', categoryPicture, {
  active: 'true',
})
export const readVariants = read('/product/{id}/variants', variantAxes)
export const listProductImages = list('/product/image', productImage)

export const addAlert = write('POST', '/product/alert', productAlert)

export const listAlerts = list('/product/alert', listedAlert, { ordering: '-createdAt' })
export const readAlert = read('/product/alert/{id}', listedAlert)

/** Those that were sent; each stays until it is removed, and stands in the way of another one. */
export const listSentAlerts = list('/product/alert', listedAlert, {
  isActive: 'false',
  pagination: 'false',
})
export const removeAlert = remove('/product/alert/{id}')

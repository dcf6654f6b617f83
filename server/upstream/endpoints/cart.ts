import { cart, cartItem, cartItemReceipt } from '../cart'
import { read, remove, write } from './endpoint'

export const readCart = read('/cart', cart)
export const addCartItem = write('POST', '/cart/item', cartItemReceipt)
export const changeCartItem = write('PUT', '/cart/item/{id}', cartItem)
export const removeCartItem = remove('/cart/item/{id}')

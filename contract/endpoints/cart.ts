import { cart, cartItem, cartItemChange, cartItemCreation, cartItemReceipt } from '../shop/cart'
import type { Endpoint } from './endpoint'

export const readCart = {
  method: 'GET',
  path: '/api/cart',
  who: 'member',
  answer: cart,
} as const satisfies Endpoint

export const addCartItem = {
  method: 'POST',
  path: '/api/cart/items',
  who: 'member',
  body: cartItemCreation,
  answer: cartItemReceipt,
  status: 201,
} as const satisfies Endpoint

export const changeCartItem = {
  method: 'PUT',
  path: '/api/cart/items/{id}',
  who: 'member',
  body: cartItemChange,
  answer: cartItem,
} as const satisfies Endpoint

export const removeCartItem = {
  method: 'DELETE',
  path: '/api/cart/items/{id}',
  who: 'member',
} as const satisfies Endpoint

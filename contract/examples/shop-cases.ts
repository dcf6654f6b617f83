import { cart, cartItem, cartItemChange, cartItemCreation, cartItemReceipt } from '../shop/cart'
import { favourite, favouriteCreation, favouritesByProducts } from '../shop/favourite'
import { idempotencyKey } from '../shop/order-creation'
import { product } from '../shop/product'
import { productCategory, productImage, productTag } from '../shop/product-category'
import { productReview } from '../shop/product-review'
import * as carts from './cart-examples'
import * as catalogue from './catalogue-examples'
import { absent, type ExampleCase } from './example-case'
import { uuidOf } from './example-stamps'

const noOffset = '2026-02-03T08:15:00'

/** Catalogue, cart and favourites. */
export const shopCases: readonly ExampleCase[] = [
  {
    name: 'product',
    schema: product,
    wire: catalogue.exampleProduct,
    refuses: [
      ['id', 0],
      ['uuid', '41'],
      ['finalPrice', 'δωρεάν'],
      ['finalPrice', absent],
      ['stock', -1],
      ['stock', 1.5],
      ['active', 'true'],
      ['weight.unit', 'stone'],
      ['translations', absent],
      ['createdAt', noOffset],
    ],
  },
  {
    name: 'product category',
    schema: productCategory,
    wire: catalogue.exampleProductCategory,
    refuses: [
      ['parent', 0],
      ['level', -1],
      ['slug', null],
      ['recursiveProductCount', '14'],
    ],
  },
  {
    name: 'product image',
    schema: productImage,
    wire: catalogue.exampleProductImage,
    refuses: [
      ['product', catalogue.exampleProduct],
      ['isMain', null],
      ['sortOrder', 1.5],
    ],
  },
  {
    name: 'product tag',
    schema: productTag,
    wire: catalogue.exampleProductTag,
    refuses: [
      ['active', absent],
      ['translations.el.label', 5],
    ],
  },
  {
    name: 'product review',
    schema: productReview,
    wire: catalogue.exampleProductReview,
    refuses: [
      ['rate', 0],
      ['rate', 11],
      ['rate', 4.5],
      ['status', 'MAYBE'],
      ['user', 27],
      ['product', 41],
    ],
  },
  {
    name: 'cart',
    schema: cart,
    wire: carts.exampleCart,
    refuses: [
      ['id', absent],
      ['cartItems', absent],
      ['cartItems', null],
      ['cartItems.0.quantity', 0],
      ['cartItems.0.product', 41],
      ['totalItems', -1],
      ['lastActivity', noOffset],
    ],
  },
  {
    name: 'cart item',
    schema: cartItem,
    wire: carts.exampleCartItem,
    refuses: [
      ['quantity', '3'],
      ['cart', '77'],
      ['totalPrice', absent],
    ],
  },
  {
    name: 'cart item creation',
    schema: cartItemCreation,
    wire: carts.exampleCartItemCreation,
    refuses: [
      ['cart', absent],
      ['product', absent],
      ['quantity', absent],
      ['quantity', 0],
      ['quantity', -2],
      ['quantity', 1000],
      ['quantity', 1.5],
      ['product', '41'],
    ],
  },
  {
    name: 'cart item change',
    schema: cartItemChange,
    wire: carts.exampleCartItemChange,
    refuses: [
      ['quantity', 0],
      ['quantity', null],
    ],
  },
  {
    name: 'cart item receipt',
    schema: cartItemReceipt,
    wire: carts.exampleCartItemReceipt,
    refuses: [
      ['product', catalogue.exampleProduct],
      ['id', null],
    ],
  },
  {
    name: 'favourite',
    schema: favourite,
    wire: carts.exampleFavourite,
    refuses: [
      ['product', 41],
      ['product.id', absent],
      ['user', absent],
    ],
  },
  {
    name: 'favourite creation',
    schema: favouriteCreation,
    wire: carts.exampleFavouriteCreation,
    refuses: [
      ['product', '41'],
      ['product', -1],
    ],
  },
  {
    name: 'favourites by products',
    schema: favouritesByProducts,
    wire: carts.exampleFavouritesByProducts,
    refuses: [
      ['productIds', []],
      ['productIds', Array.from({ length: 101 }, (_, at) => at + 1)],
      ['productIds.0', 'x'],
    ],
  },
  {
    name: 'idempotency key',
    schema: idempotencyKey,
    wire: uuidOf(640),
    refuses: [
      ['', ''],
      ['', 'order-640'],
    ],
  },
]

import { blogComment } from '../blog/blog-comment'
import { blogPost } from '../blog/blog-post'
import { cart, cartItem } from '../shop/cart'
import { order, orderDetail, orderItem } from '../shop/order'
import { product } from '../shop/product'
import { productReview } from '../shop/product-review'

const stamps = ['createdAt', 'updatedAt', 'uuid']
const seo = ['seoTitle', 'seoDescription', 'seoKeywords']
const published = ['isPublished', 'publishedAt', 'isVisible']
const words = (text: string) => text.trim().split(/\s+/)

const sets: readonly [name: string, shape: object, fields: readonly string[]][] = [
  [
    'product',
    product.shape,
    words(`translations id slug category absoluteUrl price vat vatPercent vatValue finalPrice
      viewCount likesCount stock active weight discountPercent discountValue priceSavePercent
      mainImagePath reviewAverage approvedReviewAverage reviewCount approvedReviewCount`).concat(
      seo,
    ),
  ],
  [
    'cart',
    cart.shape,
    words(`id user totalPrice totalDiscountValue totalVatValue totalItems totalItemsUnique
      cartItems lastActivity`),
  ],
  [
    'cart item',
    cartItem.shape,
    words(`id cart product quantity price finalPrice discountValue discountPercent
      priceSavePercent vatPercent vatValue totalPrice totalDiscountValue`),
  ],
  [
    'order',
    order.shape,
    words(`id status statusDisplay statusUpdatedAt paymentStatus paymentId paymentMethod payWay
      country region email firstName lastName street streetNumber city zipcode place floor
      locationType phone mobilePhone customerNotes shippingPrice paidAmount documentType
      totalPriceItems totalPriceExtra fullAddress canBeCanceled isPaid items user`),
  ],
  [
    'detail of an order',
    orderDetail.shape,
    words(`id status items trackingInfo trackingNumber shippingCarrier timeSinceOrder
      customerFullName isCompleted isCanceled`),
  ],
  [
    'item of an order',
    orderItem.shape,
    words(`id product price quantity originalQuantity isRefunded refundedQuantity netQuantity
      totalPrice refundedAmount netPrice sortOrder notes`),
  ],
  [
    'review',
    productReview.shape,
    words('id product user rate status translations').concat(published),
  ],
  [
    'lesson',
    blogPost.shape,
    words(`translations id slug category tags author featured viewCount likesCount commentsCount
      tagsCount mainImagePath absoluteUrl`).concat(seo, published),
  ],
  [
    'comment',
    blogComment.shape,
    words(`translations id isApproved parent level treeId user post likesCount repliesCount
      children`),
  ],
]

describe('fields of the API (R181)', () => {
  it.each(sets)('%s has them all', (_, shape, fields) => {
    const missing = [...fields, ...stamps].filter((field) => !(field in shape))
    expect(missing).toEqual([])
  })

  it.each([
    ['lesson', blogPost.shape],
    ['comment', blogComment.shape],
  ])('%s has no list of who likes it', (_, shape) => {
    expect(shape).not.toHaveProperty('likes')
  })
})

import { address } from '../account/address'
import { blogComment } from '../blog/blog-comment'
import { blogPost } from '../blog/blog-post'
import { cart, cartItem } from '../shop/cart'
import { order, orderDetail, orderItem } from '../shop/order'
import { product } from '../shop/product'
import { productReview } from '../shop/product-review'

const stamps = 'createdAt updatedAt uuid'
const seo = 'seoTitle seoDescription seoKeywords'
const published = 'isPublished publishedAt isVisible'

const sets: readonly [name: string, shape: object, fields: string][] = [
  [
    'address',
    address.shape,
    `id title firstName lastName street streetNumber city zipcode floor locationType phone
    mobilePhone notes isMain user country region`,
  ],
  [
    'product',
    product.shape,
    `translations id slug category absoluteUrl price vat vatPercent vatValue finalPrice viewCount
    likesCount stock active weight discountPercent discountValue priceSavePercent mainImagePath
    reviewAverage approvedReviewAverage reviewCount approvedReviewCount ${seo}`,
  ],
  [
    'cart',
    cart.shape,
    `id user totalPrice totalDiscountValue totalVatValue totalItems totalItemsUnique cartItems
    lastActivity`,
  ],
  [
    'cart item',
    cartItem.shape,
    `id cart product quantity price finalPrice discountValue discountPercent priceSavePercent
    vatPercent vatValue totalPrice totalDiscountValue`,
  ],
  [
    'order',
    order.shape,
    `id status statusDisplay statusUpdatedAt paymentStatus paymentId paymentMethod payWay country
    region email firstName lastName street streetNumber city zipcode place floor locationType phone
    mobilePhone customerNotes shippingPrice paidAmount documentType totalPriceItems totalPriceExtra
    fullAddress canBeCanceled isPaid items user`,
  ],
  [
    'order detail',
    orderDetail.shape,
    `id status items trackingInfo trackingNumber shippingCarrier timeSinceOrder customerFullName
    isCompleted isCanceled`,
  ],
  [
    'order item',
    orderItem.shape,
    `id product price quantity originalQuantity isRefunded refundedQuantity netQuantity totalPrice
    refundedAmount netPrice sortOrder notes`,
  ],
  ['review', productReview.shape, `id product user rate status translations ${published}`],
  [
    'lesson',
    blogPost.shape,
    `translations id slug category tags author featured viewCount likesCount commentsCount tagsCount
    mainImagePath absoluteUrl ${seo} ${published}`,
  ],
  [
    'comment',
    blogComment.shape,
    `translations id isApproved parent level treeId user post likesCount repliesCount children`,
  ],
]

it.each(sets)(
  '%s has the fields of the API, without ids of likers (R159, R181)',
  (_, shape, fields) => {
    const expected = `${fields} ${stamps}`.split(/\s+/)
    expect(expected.filter((field) => !(field in shape))).toEqual([])
    expect(shape).not.toHaveProperty('likes')
  },
)

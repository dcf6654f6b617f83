/** What the API says about reviews, in English as it does. */
export const reviewMessages = {
  reviewedAlready: 'You have already reviewed this product.',
  notBought: 'must_have_purchased',
  noReview: 'Review does not exist',
  notOwner: 'You do not have permission to access this object.',
} as const

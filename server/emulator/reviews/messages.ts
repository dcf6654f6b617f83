/** Messages about reviews. */
export const reviewMessages = {
  reviewedAlready: 'Έχετε ήδη γράψει κριτική για αυτό το προϊόν.',
  noReview: 'Δεν υπάρχει κριτική σας για αυτό το προϊόν.',
} as const

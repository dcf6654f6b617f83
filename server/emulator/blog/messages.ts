/** Messages about comments. */
export const commentMessages = {
  noComment: 'Δεν υπάρχει σχόλιό σας σε αυτό το άρθρο.',
  severalComments: 'Υπάρχουν περισσότερα από ένα σχόλιά σας σε αυτό το άρθρο.',
  otherPost: 'Το σχόλιο στο οποίο απαντάτε βρίσκεται κάτω από άλλο άρθρο.',
} as const

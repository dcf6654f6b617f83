/** Messages about favourites. */
export const favouriteMessages = {
  favouriteAlready: 'Το προϊόν είναι ήδη στα αγαπημένα.',
  noProducts: 'Δώστε τουλάχιστον ένα προϊόν.',
} as const

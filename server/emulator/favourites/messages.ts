export const favouriteMessages = {
  favouriteAlready: 'Product is already in favorites',
  tooMany: 'Favourites limit reached',
} as const

/** Where what the account reads is kept; pages that read the same thing share it. */
export const accountKeys = {
  emails: ['emails'],
  devices: ['devices'],
  providers: ['providers'],
  authenticators: ['authenticators'],
  addresses: ['addresses'],
  profile: ['profile'],
  orders: ['orders'],
  order: ['order'],
  favouriteProducts: ['favourite-products'],
  favouritePosts: ['favourite-posts'],
  reviews: ['reviews'],
} as const satisfies Record<string, readonly string[]>

/** What the API says of carts, in English whatever the language of the request. */
export const cartMessages = {
  notPositive: 'Quantity must be greater than zero.',
  tooMany: (most: number) => `Quantity cannot exceed ${most}.`,
  tooFew: (name: string, stock: number, wanted: number) =>
    `Not enough stock for '${name}'. Available: ${stock}, Requested: ${wanted}`,
  notOnSale: (name: string) => `Product '${name}' is not available.`,
  noSuchItem: 'No CartItem matches the given query.',
  ofAnother: 'You do not have permission to access this cart item.',
  notDeleted: 'You do not have permission to delete this cart item.',
} as const

/** What the page of the checkout is given besides cart and buyer: nothing to show, nothing to do. */
export const pageParts = {
  cartNotices: () => null,
  newestOrders: null,
  waitingOrder: null,
  unpaidOrder: () => null,
  onRefreshCart: () => {},
  onOrdered: () => {},
  openBankPage: async () => {},
}

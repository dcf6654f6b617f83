/** Messages about products that cannot be bought. */
export const productMessages = {
  notOnSale: 'Το προϊόν δεν είναι διαθέσιμο.',
  tooFew: (stock: number) =>
    stock === 0 ? 'Το προϊόν έχει εξαντληθεί.' : `Το απόθεμα δεν επαρκεί: διαθέσιμα ${stock}.`,
} as const

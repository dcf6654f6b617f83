import { detailError } from '../lib/api-error'

/** Messages about products that cannot be bought. */
export const productMessages = {
  notOnSale: 'Το προϊόν δεν είναι διαθέσιμο.',
  tooFew: (stock: number) =>
    stock === 0 ? 'Το προϊόν έχει εξαντληθεί.' : `Το απόθεμα δεν επαρκεί: διαθέσιμα ${stock}.`,
} as const

/** The API's answer to an unknown id, which it gives in English. */
export const noSuch = (model: string) => detailError(404, `No ${model} matches the given query.`)

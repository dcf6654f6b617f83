import * as z from 'zod/mini'
import { invoice as contractInvoice, type Invoice } from '../../contract/shop/invoice'
import { toShape } from './shape'

/** Amounts and rates are texts. The link to the file leads to the API's own host: it is not read. */
const { number, vatRates, ...amounts } = contractInvoice.shape

/** An invoice in the shape of the contract. */
export const invoice = z.pipe(
  z.object({ invoiceNumber: number, vatBreakdown: vatRates, ...amounts }),
  toShape<Invoice>()(({ invoiceNumber, vatBreakdown, ...row }) => ({
    ...row,
    number: invoiceNumber,
    vatRates: vatBreakdown,
  })),
)

import { contactReceipt as readReceipt } from '../../contract/contact/contact-receipt'

/** The answer to `POST /contact`, said as in the contract. */
export const contactReceipt = readReceipt

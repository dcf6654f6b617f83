import { contactReceipt as readReceipt } from '../../contract/contact/contact-message'

/** The answer to `POST /contact`, said as in the contract. */
export const contactReceipt = readReceipt

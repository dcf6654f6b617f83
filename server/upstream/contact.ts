import * as z from 'zod/mini'
import { contactReceipt as contractReceipt } from '../../contract/contact/contact-receipt'
import { lenient, unshownFields } from './lenient'

/** A message that was stored: who does not learn so would send it again. */
export const contactReceipt = z.extend(
  lenient(contractReceipt, { name: '', email: '', message: '' }),
  unshownFields,
)

import * as z from 'zod/mini'

export const documentTypes = [
  'RECEIPT',
  'INVOICE',
  'PROFORMA',
  'SHIPPING_LABEL',
  'RETURN_LABEL',
  'CREDIT_NOTE',
] as const

/** Those that customers can choose. */
export const chosenDocumentTypes = ['RECEIPT', 'INVOICE'] as const
export const chosenDocumentType = z.enum(chosenDocumentTypes)

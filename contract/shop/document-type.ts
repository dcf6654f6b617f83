import * as z from 'zod/mini'
import { lenientEnum } from '../wire/lenient-enum'

/** Papers that may belong to an order. */
export const documentTypes = [
  'RECEIPT',
  'INVOICE',
  'PROFORMA',
  'SHIPPING_LABEL',
  'RETURN_LABEL',
  'CREDIT_NOTE',
] as const
export const documentType = lenientEnum(documentTypes, 'RECEIPT')
export type DocumentType = (typeof documentTypes)[number]

/** Those that a person may ask for. */
export const chosenDocumentTypes = ['RECEIPT', 'INVOICE'] as const
export const chosenDocumentType = z.enum(chosenDocumentTypes)

import type { AddressRow } from '../store/address-tables'
import { stampFields } from './common-fields'

/** An address as the API sends it (3.13). */
export function addressAnswer(row: AddressRow) {
  return { ...row, ...stampFields(row) }
}

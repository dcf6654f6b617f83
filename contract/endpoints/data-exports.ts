import { dataExport, dataExports, exportedData, linkedToken } from '../account/data-export'
import type { Endpoint } from './endpoint'

export const listDataExports = {
  method: 'GET',
  path: '/api/user/account/{id}/data-exports',
  who: 'owner',
  query: { token: linkedToken },
  answer: dataExports,
} as const satisfies Endpoint

/** Asks for a copy; one that is being made is answered again. */
export const requestDataExport = {
  method: 'POST',
  path: '/api/user/account/{id}/data-exports',
  who: 'owner',
  answer: dataExport,
  status: 202,
} as const satisfies Endpoint

/** The copy itself, for who has asked for it; 404 where it is over or not ready. */
export const readDataExport = {
  method: 'GET',
  path: '/api/user/data-exports/{id}',
  who: 'member',
  answer: exportedData,
} as const satisfies Endpoint

import { dataExport, exportedData } from '../data-export'
import { list, read, write } from './endpoint'

export const listDataExports = list('/user/account/{me}/data_exports', dataExport, {
  pageSize: '100',
})
export const requestDataExport = write('POST', '/user/account/{me}/request_data_export', dataExport)
/** Answered to anybody who knows the token. */
export const downloadDataExport = read('/user/data_export/{token}/download', exportedData)

import { address } from '../address'
import { list, read, remove, write } from './endpoint'

export const listAddresses = list('/user/account/{me}/addresses', address)
export const addAddress = write('POST', '/user/address', address)
export const readAddress = read('/user/address/{id}', address)
export const changeAddress = write('PUT', '/user/address/{id}', address)
export const removeAddress = remove('/user/address/{id}')
export const setMainAddress = write('POST', '/user/address/{id}/set_main', address)

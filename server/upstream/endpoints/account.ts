import { account, deletionScheduled, usernameChanged } from '../account'
import { read, write } from './endpoint'

export const readAccount = read('/user/account/{me}', account)
export const changeAccount = write('PATCH', '/user/account/{me}', account)
export const changeUsername = write('POST', '/user/account/{me}/change_username', usernameChanged)
export const deleteAccount = write('POST', '/user/account/{me}/delete_account', deletionScheduled)

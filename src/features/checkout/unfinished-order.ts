import { tabStorage } from '../../lib/storage/tab-storage'

/** Whether somebody began an order in this tab and has not signed out since. */
export function hasUnfinishedOrder(): boolean {
  return tabStorage.read('draft:checkout') !== null || tabStorage.read('order-sent') !== null
}

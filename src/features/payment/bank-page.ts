import { noteBankVisit } from '#components/account/bank-visit'
import { openPayment } from '#contract/endpoints/orders'
import { call } from '#lib/http/call'
import { loadDocument } from '#lib/navigation/open-document'

/** Address of the bank's page for an order. @throws ApiError where it cannot be paid there */
export async function bankPageOf(uuid: string, signal?: AbortSignal): Promise<string> {
  const { url } = await call(openPayment, { params: { uuid }, signal })
  return url
}

/** Leaves for the bank's page of an order. */
export function leaveForBank(uuid: string, url: string, leave = loadDocument): void {
  noteBankVisit(uuid, { kind: 'left' })
  leave(url)
}

/** Both in one, for the checkout. @throws ApiError where the order cannot be paid there */
export async function openBankPage(uuid: string): Promise<void> {
  leaveForBank(uuid, await bankPageOf(uuid))
}

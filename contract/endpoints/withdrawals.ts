import { withdrawalBody, withdrawalReceipt, withdrawalStamp } from '../withdrawal/withdrawal'
import type { Endpoint } from './endpoint'

/** When a statement of withdrawal was begun, sealed. */
export const stampWithdrawal = {
  method: 'POST',
  path: '/api/withdrawals/stamp',
  who: 'anyone',
  answer: withdrawalStamp,
  isKeyed: true,
} as const satisfies Endpoint

export const withdraw = {
  method: 'POST',
  path: '/api/withdrawals',
  who: 'anyone',
  body: withdrawalBody,
  answer: withdrawalReceipt,
  status: 201,
  isKeyed: true,
} as const satisfies Endpoint

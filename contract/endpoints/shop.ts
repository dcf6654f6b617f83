import { runtimeConfig } from '../config/runtime-config'
import { health } from '../health/health'
import { numberText } from '../wire/query-rules'
import { healthCall } from './bare/health-call'
import type { Endpoint } from './endpoint'

/** Settings of the shop; what shipping costs, of a parcel where its worth is named. */
export const readConfig = {
  method: 'GET',
  path: '/api/config/public',
  who: 'anyone',
  query: { amount: numberText, weightGrams: numberText },
  answer: runtimeConfig,
} as const satisfies Endpoint

export const readHealth = {
  ...healthCall,
  who: 'anyone',
  answer: health,
} as const satisfies Endpoint

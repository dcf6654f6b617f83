import { health as readHealth } from '../../contract/health/health'

/** Whether the parts of the API work; said as in the contract. */
export const health = readHealth

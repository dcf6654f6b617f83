import { setControl } from './environment'

interface Failure {
  /** Path at the emulator. */
  pathPrefix: string
  method: 'GET' | 'POST'
  status: number
  body?: unknown
}

/** Makes the next response of an endpoint this failure. */
export const failNext = (failure: Failure) => setControl('fail-next', failure)

import { BuildRefused } from '../check/build-refused'

/**
 * Why the content could not be read: one line that names the address or list, the reason, and, where
 * there is something to do about it, what.
 */
export class UpstreamFault extends BuildRefused {
  override name = 'UpstreamFault'

  constructor(
    readonly endpoint: string,
    readonly reason: string,
    advice?: string,
  ) {
    super(advice ? `GET ${endpoint}: ${reason}. ${advice}` : `GET ${endpoint}: ${reason}`)
  }
}

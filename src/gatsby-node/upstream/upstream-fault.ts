import { BuildRefused } from '../check/build-refused'

/** Why the content could not be read: one line that names the endpoint and, where known, the field. */
export class UpstreamFault extends BuildRefused {
  override name = 'UpstreamFault'

  constructor(
    readonly endpoint: string,
    readonly reason: string,
  ) {
    super(`GET ${endpoint}: ${reason}`)
  }
}

import { base64urlOf } from '../session/key-ring'

const prefixBytes = 6

/** Names for requests: a random one for this copy of the gateway, then a running number. */
export function createIds(random: (length: number) => Uint8Array): () => string {
  const prefix = base64urlOf(random(prefixBytes))
  let served = 0
  return () => {
    served += 1
    return `${prefix}.${served.toString(36)}`
  }
}

import type { Clock } from './clock'

interface StampDeps {
  clock: Clock
  randomBytes(size: number): Uint8Array
}

/** A random UUID (version 4). */
export function newUuid({ randomBytes }: StampDeps): string {
  const bytes = Buffer.from(randomBytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-')
}

/** Stamp columns of a new row. */
export function newStamps(deps: StampDeps) {
  const now = deps.clock.now().getTime()
  return { createdAt: now, updatedAt: now, uuid: newUuid(deps) }
}

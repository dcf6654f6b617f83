import type { EmulatorDeps } from '../dependencies'

/** A uuid (version 4) that nobody can guess. */
export function newUuid({ randomBytes }: Pick<EmulatorDeps, 'randomBytes'>): string {
  const bytes = Buffer.from(randomBytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32].map((end, at) => hex.slice([0, 8, 12, 16, 20][at], end)).join('-')
}

/** The stamp columns of a row that is made now. */
export function newStamps(deps: Pick<EmulatorDeps, 'clock' | 'randomBytes'>) {
  const now = deps.clock.now().getTime()
  return { createdAt: now, updatedAt: now, uuid: newUuid(deps) }
}

import type { avatarTypes } from '../../contract/account/avatar-file'

/** What a picture is, and the ending that a file of it has. */
export interface PictureKind {
  type: (typeof avatarTypes)[number]
  ending: string
}

const kinds: readonly (PictureKind & { begins: readonly number[] })[] = [
  { type: 'image/jpeg', ending: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
]

/**
 * What a picture is by its first bytes, whatever its sender calls it: JPEG (ITU T.81, B.1.1.3) or
 * PNG (RFC 2083, 3.1); null for anything else (decision GW4).
 */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  return kinds.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte)) ?? null
}

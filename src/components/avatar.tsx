import { UserRound } from 'lucide-react'
import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { pictureUrl } from './picture-address'

const avatarSizes = [16, 20, 24, 28, 30, 32, 36, 40, 44, 48] as const

interface AvatarProps {
  /** Name of the person, for the initials. */
  name?: string | undefined
  /** Source of the image in the image service. */
  picturePath?: string | undefined
  /** Side in pixels. */
  size?: (typeof avatarSizes)[number]
}

/**
 * Image of a person, else the initials, else an icon. Decorative: the name is shown beside
 * it.
 */
export function Avatar({ name = '', picturePath = '', size = 32 }: AvatarProps) {
  const [brokenPath, setBrokenPath] = useState<string>()
  const address = picturePath && pictureUrl(picturePath, 'avatar')
  const letters = initials(name)
  return (
    <span
      aria-hidden='true'
      sx={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.42 }}
    >
      {address && brokenPath !== picturePath ? (
        <img
          src={address}
          alt=''
          width={size}
          height={size}
          loading='lazy'
          onError={() => setBrokenPath(picturePath)}
          sx={styles.image}
        />
      ) : (
        letters || <UserRound size={size * 0.62} />
      )}
    </span>
  )
}

const tonos = /[\u0300\u0301]/g

/**
 * The first letters of the first two words, in capitals without accents:
 * `Όνομα Επώνυμο Τρίτο` → `ΟΕ`. Empty where the name has no letter.
 */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .map((letter) => letter.toLocaleUpperCase('el').normalize('NFD').replace(tonos, '').normalize())
    .join('')
}

const styles = {
  avatar: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'primaryTintStrong',
    color: 'primaryText',
    fontWeight: 'bold',
    lineHeight: 1,
  },
  image: { width: '100%', height: '100%', objectFit: 'cover' },
} satisfies Record<string, ThemeUIStyleObject>

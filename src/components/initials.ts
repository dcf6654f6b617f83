const tonos = /[\u0300\u0301]/g

/**
 * The first letters of the first two words, in capitals that carry no accent (R348):
 * `Όνομα Επώνυμο Τρίτο` → `ΟΕ`. Empty where the name holds no letter.
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

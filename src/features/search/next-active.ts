/**
 * Which of `count` suggestions the keyboard stands on after a key; -1 is the field itself. Undefined
 * where the key means nothing here.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return undefined
}

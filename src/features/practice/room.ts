import { siteStorage } from '#lib/storage/site-storage'

/** Name of a text that is removed at once. */
const probe = 'room-probe'

/** Whether `localStorage` takes so many further characters. */
export function hasRoomFor(length: number): boolean {
  if (length <= 0) return true
  // A Greek letter takes as much room as any, also where texts are stored as UTF-8.
  const text = '\u03b1'.repeat(length)
  siteStorage.write(probe, text)
  const isStored = siteStorage.read(probe) === text
  siteStorage.remove(probe)
  return isStored
}

/** How many characters `localStorage` still takes, to the nearest thousand below; at most so many. */
export function roomUpTo(most: number): number {
  let [fits, tooMany] = [0, most]
  while (tooMany - fits > 1000) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (hasRoomFor(middle)) fits = middle
    else tooMany = middle
  }
  return fits
}

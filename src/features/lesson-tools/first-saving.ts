import type { SavedLesson } from '#contract/site/worker-message'
import { siteStorage } from '#lib/storage/site-storage'

const storageName = 'lesson-saved'

/**
 * Notes that lessons were saved on this device.
 * @param lessons all that the device keeps now, the saved ones included
 * @returns whether these are the first ones ever; never where the browser cannot remember it
 */
export function noteSaving(paths: readonly string[], lessons: readonly SavedLesson[]): boolean {
  const isKnown = siteStorage.read(storageName) !== null
  if (!isKnown) siteStorage.write(storageName, '1')
  const isAlone = lessons.every(({ path }) => paths.includes(path))
  return !isKnown && isAlone && siteStorage.read(storageName) !== null
}

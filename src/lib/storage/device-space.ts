/** Room that the browser leaves to the site, in bytes; null where it does not tell. */
export async function freeSpace(): Promise<number | null> {
  const { quota, usage = 0 } =
    (await storageManager()
      ?.estimate()
      .catch(() => null)) ?? {}
  return quota === undefined ? null : Math.max(0, quota - usage)
}

/** Asks the browser not to delete what the site stores when the device is short of room. */
export async function keepStorage(): Promise<void> {
  await storageManager()
    ?.persist?.()
    .catch(() => false)
}

/** Whether the browser has agreed to that; null where it does not tell. */
export async function isStorageKept(): Promise<boolean | null> {
  return (
    (await storageManager()
      ?.persisted?.()
      .catch(() => null)) ?? null
  )
}

/** Absent in older browsers and without https. */
function storageManager(): StorageManager | undefined {
  return (navigator as { storage?: StorageManager }).storage
}

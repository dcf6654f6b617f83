/** Bounds an LRU cache by its entries; unlike `max`, `maxSize` allocates nothing ahead. */
export const upTo = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 })

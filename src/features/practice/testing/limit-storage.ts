/**
 * Lets `localStorage` hold so many characters in all, names included, until it is restored.
 * @returns restores it
 */
export function limitStorage(most: number): () => void {
  const store = Storage.prototype.setItem
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    name: string,
    value: string,
  ) {
    const others = Object.entries(this).filter(([other]) => other !== name)
    const used = others.reduce((sum, [other, text]) => sum + other.length + text.length, 0)
    if (used + name.length + value.length > most) {
      throw new DOMException('full', 'QuotaExceededError')
    }
    store.call(this, name, value)
  })
  return () => set.mockRestore()
}

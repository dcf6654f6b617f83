import { tabStorage } from './tab-storage'

describe('tabStorage', () => {
  it('writes, reads and removes', () => {
    tabStorage.write('a', '1')
    expect(tabStorage.read('a')).toBe('1')
    tabStorage.remove('a')
    expect(tabStorage.read('a')).toBeNull()
  })

  it('works without storage', () => {
    for (const deed of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, deed).mockImplementation(() => {
        throw new DOMException('no', 'SecurityError')
      })
    }
    tabStorage.write('a', '1')
    tabStorage.remove('a')
    expect(tabStorage.read('a')).toBeNull()
  })
})

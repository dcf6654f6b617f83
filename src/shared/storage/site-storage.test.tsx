import { siteStorage } from './site-storage'

const deeds = ['getItem', 'setItem', 'removeItem'] as const

describe('siteStorage', () => {
  it('keeps, gives back and removes', () => {
    siteStorage.write('a', '1')
    expect(siteStorage.read('a')).toBe('1')
    siteStorage.remove('a')
    expect(siteStorage.read('a')).toBeNull()
  })

  it.each(['SecurityError', 'QuotaExceededError'])('lives with storage that answers %s', (name) => {
    for (const deed of deeds) {
      jest.spyOn(Storage.prototype, deed).mockImplementation(() => {
        throw new DOMException('no', name)
      })
    }
    siteStorage.write('a', '1')
    siteStorage.remove('a')
    expect(siteStorage.read('a')).toBeNull()
    jest.restoreAllMocks()
  })

  it('lives without storage at all', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    siteStorage.write('a', '1')
    expect(siteStorage.read('a')).toBeNull()
    jest.restoreAllMocks()
  })

  it('hears of what another tab wrote under a name, until told to stop', () => {
    const heard = jest.fn()
    const stop = siteStorage.watch('a', heard)
    const tell = (key: string, newValue: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    tell('a', '1')
    tell('b', '2')
    tell('a', null)
    expect(heard.mock.calls).toEqual([['1'], [null]])
    stop()
    tell('a', '3')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

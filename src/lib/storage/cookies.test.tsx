import { cookieNames, deleteCookie, writeCookie, yearSeconds } from './cookies'
import { readCookie } from './document-cookie'

const written = jest.fn()

beforeEach(() => {
  written.mockReset()
  jest.spyOn(document, 'cookie', 'set').mockImplementation(written)
})

const stored = (cookies: string) => jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)

describe('cookies', () => {
  it('writes for the whole site, secure and lax', () => {
    writeCookie('colour_mode', 'dark', { maxAgeSeconds: yearSeconds })
    expect(written).toHaveBeenCalledWith(
      'colour_mode=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    )
  })

  it('encodes and decodes values', () => {
    writeCookie('word', 'μία; δύο', { maxAgeSeconds: 1, sameSite: 'Strict' })
    const [[cookie]] = written.mock.calls
    expect(cookie).toMatch(/^word=%CE%BC[^;]+; .*SameSite=Strict/)
    stored(`a=1; ${String(cookie).split('; ')[0]}; b=2`)
    expect(readCookie('word')).toBe('μία; δύο')
  })

  it('finds a cookie by its complete name, and reads malformed values unchanged', () => {
    stored('not_colour_mode=light; colour_mode_2=light; a=%E0%A4%A')
    expect(readCookie('colour_mode')).toBeUndefined()
    expect(readCookie('a')).toBe('%E0%A4%A')
  })

  it('deletes, also on a parent domain', () => {
    deleteCookie('a')
    expect(written).toHaveBeenLastCalledWith('a=; Path=/; Max-Age=0; SameSite=Lax; Secure')
    deleteCookie('_ga', { domain: 'example.gr' })
    expect(written).toHaveBeenLastCalledWith(
      '_ga=; Path=/; Max-Age=0; SameSite=Lax; Secure; Domain=example.gr',
    )
  })

  it('lists names', () => {
    stored('a=1; b=2=3; c=')
    expect(cookieNames()).toEqual(['a', 'b', 'c'])
    stored('')
    expect(cookieNames()).toEqual([])
  })

  it('works without cookies', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    written.mockImplementation(refuse)
    jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse)
    writeCookie('a', 'b', { maxAgeSeconds: 1 })
    expect(readCookie('a')).toBeUndefined()
    expect(cookieNames()).toEqual([])
  })
})

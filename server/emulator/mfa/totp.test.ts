import { randomBytes } from 'node:crypto'
import { isTotpCode, newTotpSecret, totpCode, totpUrl } from './totp'
import { totpPicture } from './totp-routes'

/** The secret of RFC 6238, appendix B, in base 32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('TOTP codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i', (seconds, code) => {
    expect(totpCode(rfcSecret, at(seconds))).toBe(code)
    expect(isTotpCode(rfcSecret, code, at(seconds))).toBe(true)
  })

  it('are invalid half a minute earlier or later', () => {
    const code = totpCode(rfcSecret, at(1_111_111_109))
    expect(isTotpCode(rfcSecret, code, at(1_111_111_109 - 30))).toBe(false)
    expect(isTotpCode(rfcSecret, code, at(1_111_111_109 + 30))).toBe(false)
  })

  it.each(['28708', '2870820', ' 287082', '٢٨٧٠٨٢', 'abcdef', ''])('do not match %j', (code) => {
    expect(isTotpCode(rfcSecret, code, at(59))).toBe(false)
  })
})

describe('a new secret', () => {
  it('has 20 random bytes and differs each time', () => {
    const random = { randomBytes }
    const secret = newTotpSecret(random)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret(random)).not.toBe(secret)
  })

  it('is encoded in a URL that names issuer and user', () => {
    const url = new URL(totpUrl(rfcSecret, 'customer@example.gr'))
    expect(url.protocol).toBe('otpauth:')
    expect(url.host).toBe('totp')
    expect(url.searchParams.get('secret')).toBe(rfcSecret)
    expect(url.searchParams.get('issuer')).toBe('Σταγόνα')
    expect(decodeURIComponent(url.pathname)).toContain('customer@example.gr')
  })

  it('is rendered as a QR code without scripts', () => {
    const { totp_svg, totp_svg_data_uri } = totpPicture(totpUrl(rfcSecret, 'a@example.gr'))
    expect(totp_svg).toMatch(/^<svg /)
    expect(totp_svg).not.toContain('<script')
    const encoded = totp_svg_data_uri.replace('data:image/svg+xml;base64,', '')
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(totp_svg)
  })
})

import { renderSVG } from 'uqr'

/** The picture that a phone's camera reads, as SVG and as an address that holds it. */
export interface TotpPicture {
  totp_svg: string
  totp_svg_data_uri: string
}

/** Draws the address of a secret as a QR code (`/account/authenticators/totp/svg`). */
export function totpPicture(totpUrl: string): TotpPicture {
  const svg = renderSVG(totpUrl, { ecc: 'M', border: 2 })
  const encoded = Buffer.from(svg).toString('base64')
  return { totp_svg: svg, totp_svg_data_uri: `data:image/svg+xml;base64,${encoded}` }
}

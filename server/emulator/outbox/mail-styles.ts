import { mailColours } from './mail-colours'

const { light } = mailColours

const font = "font-family:Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const radius = 20

/** The brand's drop: it leans where a program turns nothing. */
export const drop = `display:inline-block;width:20px;height:20px;margin:4px 10px 0 4px;border-radius:50% 0 50% 50%;background-color:${light.brand};transform:rotate(-45deg);vertical-align:middle`

/** Styles of the parts of a mail in its light mode. */
export const inlineStyles = {
  page: `margin:0;padding:0;background-color:${light.page};-webkit-text-size-adjust:100%`,
  around: 'padding:16px 12px 32px',
  column: 'width:100%;max-width:600px;border-collapse:separate',
  brandRow: 'padding:8px 12px 16px',
  brand: `${font};font-size:24px;line-height:32px;font-weight:800;letter-spacing:-0.02em;color:${light.text};vertical-align:middle`,
  hero: `padding:28px 24px 24px;background-color:${light.hero};border:1px solid ${light.line};border-bottom:0;border-radius:${radius}px ${radius}px 0 0`,
  heading: `margin:0;${font};font-size:26px;line-height:32px;font-weight:800;letter-spacing:-0.02em;color:${light.text};overflow-wrap:anywhere;text-wrap:balance`,
  card: `padding:24px;background-color:${light.card};border:1px solid ${light.line};border-top:0;border-radius:0 0 ${radius}px ${radius}px`,
  text: `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${light.text};overflow-wrap:anywhere`,
  title: `margin:24px 0 12px;${font};font-size:18px;line-height:24px;font-weight:700;color:${light.text}`,
  code: `margin:0 0 16px;padding:16px 8px;border-radius:10px;background-color:${light.hero};text-align:center;${font};font-size:28px;line-height:36px;font-weight:800;letter-spacing:0.12em;color:${light.text};overflow-wrap:anywhere`,
  link: `color:${light.link};text-decoration:underline`,
  buttonTable: 'margin:0 0 12px;border-collapse:separate',
  buttonCell: `border-radius:10px;background-color:${light.brand}`,
  button: `display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:700;color:${light.onBrand};text-decoration:none`,
  addressRow: 'margin:0 0 24px',
  address: `${font};font-size:13px;line-height:20px;color:${light.muted};word-break:break-all`,
  table: 'width:100%;margin:0 0 24px;border-collapse:collapse',
  cell: `padding:10px 0;border-bottom:1px solid ${light.line};${font};font-size:16px;line-height:24px;font-weight:400;text-align:left;vertical-align:top;color:${light.text};overflow-wrap:anywhere`,
  amount: `padding:10px 0 10px 16px;border-bottom:1px solid ${light.line};${font};font-size:16px;line-height:24px;font-weight:400;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums;color:${light.text}`,
  pieces: `${font};font-size:14px;line-height:20px;color:${light.muted}`,
  sum: `padding:8px 0;${font};font-size:15px;line-height:22px;font-weight:400;text-align:left;vertical-align:top;color:${light.muted};overflow-wrap:anywhere`,
  sumAmount: `padding:8px 0 8px 16px;${font};font-size:15px;line-height:22px;font-weight:400;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums;color:${light.muted}`,
  total: `padding:12px 0 0;border-top:2px solid ${light.line};${font};font-size:18px;line-height:26px;font-weight:800;text-align:left;vertical-align:top;color:${light.text}`,
  totalAmount: `padding:12px 0 0 16px;border-top:2px solid ${light.line};${font};font-size:18px;line-height:26px;font-weight:800;text-align:right;vertical-align:top;white-space:nowrap;font-variant-numeric:tabular-nums;color:${light.text}`,
  facts: 'margin:0 0 12px;padding:0',
  factName: `margin:0;${font};font-size:14px;line-height:20px;color:${light.muted}`,
  factValue: `margin:0 0 12px;${font};font-size:16px;line-height:24px;font-weight:600;color:${light.text};overflow-wrap:anywhere`,
  foot: `padding:20px 24px 0;${font};font-size:13px;line-height:20px;color:${light.muted};overflow-wrap:anywhere`,
} as const

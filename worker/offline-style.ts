import { colours } from '../src/theme/colours'

const { modes, ...light } = colours
const { dark } = modes

const colour = (name: keyof typeof dark) => `var(--${name})`
const used = [
  'background',
  'text',
  'textMuted',
  'primary',
  'primaryHover',
  'onPrimary',
  'primaryText',
  'control',
  'hairline',
  'hover',
  'focus',
] as const

function variables(mode: Record<(typeof used)[number], string>): string {
  return `:root{${used.map((name) => `--${name}:${mode[name]}`).join(';')}}`
}

/** The offline page's style: the theme's colours in both modes, and the fonts that a device has. */
export const offlineStyle = [
  variables(light),
  `@media(prefers-color-scheme:dark){${variables(dark)}}`,
  '*{box-sizing:border-box}',
  `body{margin:0;min-height:100vh;display:grid;align-items:center;background:${colour('background')};color:${colour('text')};font:450 1rem/1.5 Manrope,system-ui,sans-serif;overflow-wrap:anywhere}`,
  'main{width:100%;max-width:568px;margin:0 auto;padding:48px 16px;display:grid;gap:16px}',
  `svg{width:56px;height:56px;fill:${colour('primary')}}`,
  `.light{fill:${colour('onPrimary')}}`,
  'h1{margin:8px 0 0;font-size:clamp(1.875rem,1.5rem + 1.6vw,2.75rem);line-height:1.15;letter-spacing:-.02em;font-weight:750}',
  `h2{margin:24px 0 0;padding-top:24px;border-top:1px solid ${colour('hairline')};font-size:1.125rem;font-weight:750}`,
  `p{margin:0;color:${colour('textMuted')};font-size:1.125rem}`,
  '.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:16px}',
  `.ways a{display:inline-flex;align-items:center;justify-content:center;min-height:52px;padding:0 24px;border-radius:10px;border:1px solid ${colour('control')};color:${colour('text')};font-size:1rem;font-weight:600;text-decoration:none}`,
  `.ways a:hover{background:${colour('hover')}}`,
  `.ways .main{background:${colour('primary')};border-color:transparent;color:${colour('onPrimary')}}`,
  `.ways .main:hover{background:${colour('primaryHover')}}`,
  'ul{margin:0;padding:0;list-style:none;display:grid}',
  `li a{display:flex;align-items:center;min-height:44px;padding:8px 0;color:${colour('primaryText')};text-underline-offset:3px}`,
  `a:focus-visible{outline:3px solid ${colour('focus')};outline-offset:3px;border-radius:10px}`,
].join('')

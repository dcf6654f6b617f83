import { colours } from '../src/theme/colours'
import { fontUrls } from '../src/theme/font-urls'

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

type Colours = Record<(typeof used)[number], string>

function variables(mode: Colours): string {
  return used.map((name) => `--${name}:${mode[name]}`).join(';')
}

/** The dark colours, with the logo for them. */
function darkRules(root: string): string {
  return `${root}{${variables(dark)}}${root} .on-light{display:none}${root} .on-dark{display:block}`
}

/** Each file is a family of its own, the second for the letters that the first does not have. */
const faces = Object.entries(fontUrls).map(
  ([name, url]) =>
    `@font-face{font-family:${name};font-weight:200 800;font-display:optional;src:url(${url})}`,
)

/**
 * The offline page's style: the theme's colours in both modes, by the person's choice or else the
 * system's, and the typeface where it is kept.
 */
export const offlineStyle = [
  ...faces,
  `:root{${variables(light)}}.on-dark{display:none}`,
  `@media(prefers-color-scheme:dark){${darkRules(':root:not(.light)')}}`,
  darkRules(':root.dark'),
  '*{box-sizing:border-box}',
  `body{margin:0;min-height:100vh;background:${colour('background')};color:${colour('text')};font:450 1rem/1.5 greek,latin,system-ui,sans-serif;overflow-wrap:anywhere}`,
  `header{border-bottom:1px solid ${colour('hairline')}}`,
  'header a{display:flex;align-items:center;max-width:1264px;height:64px;margin:0 auto;padding:0 16px;color:inherit;font-weight:750;text-decoration:none}',
  '@media(min-width:1024px){header a{padding:0 32px}}',
  'main{width:100%;max-width:568px;margin:0 auto;padding:64px 16px;display:grid;gap:16px}',
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

import type { ThemeUIStyleObject } from 'theme-ui'

interface ProseProps {
  /** HTML, sanitised by the build. */
  html: string
}

/** Running text in the reading width. A blockquote is styled as the key idea. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site is built
  return <div sx={proseStyle} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Typography of running text. */
const proseStyle: ThemeUIStyleObject = {
  maxWidth: 'reading',
  fontSize: 'reading',
  lineHeight: 'reading',
  hyphens: 'auto',
  '& > * + *': { mt: 4 },
  '& > h2': { mt: 7, mb: 0, fontSize: 'h2', hyphens: 'manual' },
  '& > h3': { mt: 6, mb: 0, fontSize: 'h3', hyphens: 'manual' },
  // The first element; Emotion warns about `:first-child`.
  '&& > :not(* + *)': { mt: 0 },
  'h2 + *, h3 + *': { mt: 3 },
  'ul, ol': { m: 0, pl: 5 },
  '& > ul, & > ol': { mt: 4 },
  li: { pl: 1 },
  'li + li': { mt: 2 },
  'li::marker': { color: 'primary', fontWeight: 'bold' },
  a: { color: 'secondaryText', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' },
  'a:hover': { textDecorationThickness: '2px' },
  strong: { fontWeight: 'bold' },
  blockquote: {
    position: 'relative',
    mx: 0,
    my: 5,
    p: [4, 5],
    pl: [5, 6],
    borderRadius: 'card',
    bg: 'primaryTint',
    fontWeight: 'medium',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: [12, 14],
      top: [20, 28],
      bottom: [20, 28],
      width: 4,
      borderRadius: 'full',
      bg: 'primary',
    },
    'p + p': { mt: 3 },
  },
  details: { my: 5, p: [3, 4], border: '1px solid', borderColor: 'hairline', borderRadius: 'menu' },
  summary: { py: 1, fontWeight: 'bold', cursor: 'pointer' },
  'summary::marker': { color: 'primary' },
  'details[open] > summary': { mb: 2 },
  'details > * + *': { mt: 3 },
  code: { px: 1, borderRadius: 4, bg: 'hover', fontFamily: 'monospace', fontSize: '0.9em' },
  img: { width: '100%', height: 'auto', borderRadius: 'card' },
  hr: { my: 6, border: 0, borderTop: '1px solid', borderColor: 'hairline' },
  '[data-block=table]': { overflowX: 'auto' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: 'body',
    hyphens: 'manual',
  },
  'th, td': {
    px: 3,
    py: 2,
    borderBottom: '1px solid',
    borderColor: 'hairline',
    textAlign: 'start',
    verticalAlign: 'top',
  },
}

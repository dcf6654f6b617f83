/** @jsxImportSource theme-ui */
import { proseStyle } from './prose-style'

interface ProseProps {
  /** HTML that the build has already sanitised. */
  html: string
}

/** Running text for reading, in the reading measure. A quotation looks as the key idea. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site is built
  return <div sx={proseStyle} dangerouslySetInnerHTML={{ __html: html }} />
}

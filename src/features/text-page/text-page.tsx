/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { ContentsAside, ContentsFold } from '../../components/contents'
import { Notice } from '../../components/notice'
import { Prose } from '../../components/prose'
import { publicConfig } from '../../lib/config/public-config'
import { useText } from '../../lib/i18n/texts'
import { textBlocksStyle } from './components/text-blocks-style'
import { TextHeader } from './components/text-header'
import { WayOn } from './components/way-on'
import type { TextPageContent } from './text-page-content'
import { textPageMessages } from './text-page-texts'

/** From how many sections on a text is long enough for a list of its contents. */
const longText = 4

interface TextPageProps {
  page: TextPageContent
  /** What follows the text and is no text. */
  children?: ReactNode
}

/** A page of plain text: what it is, the text with its contents, and where to go from here. */
export function TextPage({ page, children }: TextPageProps) {
  const text = useText(textPageMessages)
  const { title, html, headings, updatedAt, related } = page
  const isSample = updatedAt !== null && publicConfig.demonstration
  const contents = headings.length >= longText && { label: text('contents'), headings }
  return (
    <Container>
      <div data-chrome='' sx={{ pt: [3, 4] }}>
        <Breadcrumbs trail={[]} current={title} />
      </div>
      <article sx={columnsStyle}>
        <TextHeader {...page} />
        {contents && (
          <div sx={asidePlaceStyle}>
            <ContentsAside {...contents} />
          </div>
        )}
        <div sx={{ gridColumn: 'text', gridRow: ['auto', null, null, 2], minWidth: 0, pt: [5, 6] }}>
          {isSample && <Notice>{text('sample')}</Notice>}
          {contents && (
            <div sx={{ mt: isSample ? 4 : 0 }}>
              <ContentsFold {...contents} />
            </div>
          )}
          <div sx={textBlocksStyle} data-after-notes={contents || isSample ? '' : undefined}>
            <Prose html={html} />
          </div>
          {children}
          <WayOn related={related} isLegal={updatedAt !== null} />
        </div>
      </article>
    </Container>
  )
}

const columnsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: [
    '[text] minmax(0, 1fr)',
    null,
    null,
    '[aside] minmax(200px, 1fr) [text] minmax(0, 680px) [end] minmax(0, 1fr)',
  ],
  columnGap: [0, null, null, 6],
  '@media screen': { mx: 'auto', maxWidth: ['reading', null, null, 'none'] },
  '@media print': {
    display: 'block',
    'h2, h3': { breakAfter: 'avoid' },
    'li, tr, blockquote': { breakInside: 'avoid' },
  },
}

const asidePlaceStyle: ThemeUIStyleObject = {
  display: ['none', null, null, 'block'],
  gridColumn: 'aside',
  gridRow: 2,
  pt: 6,
}

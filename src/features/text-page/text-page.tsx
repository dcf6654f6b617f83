import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Breadcrumbs } from '#components/breadcrumbs'
import { Container } from '#components/container'
import { ContentsAside, ContentsFold } from '#components/contents'
import { Notice } from '#components/notice'
import { Prose } from '#components/prose'
import { StaticPart } from '#components/static-part'
import { publicConfig } from '#lib/config/public-config'
import { useTranslation } from '#lib/i18n/use-translation'
import { RelatedPages } from './components/related-pages'
import { TextHeader } from './components/text-header'
import { type TextPageContent, textPageMessages } from './text-page-content'

/** Minimal number of sections for a table of contents. */
const minSections = 4

interface TextPageProps {
  page: TextPageContent
  /** Content after the text. */
  children?: ReactNode
}

/** An editorial or legal page: header, table of contents, text and related pages. */
export function TextPage({ page, children }: TextPageProps) {
  const { t } = useTranslation(textPageMessages)
  const { title, html, headings, updatedAt, related } = page
  const isSample = updatedAt !== null && publicConfig.demonstration
  const contents = headings.length >= minSections && { label: t('contents'), headings }
  return (
    <Container>
      <div data-chrome='' sx={styles.breadcrumbsBox}>
        <Breadcrumbs trail={[]} current={title} />
      </div>
      <article sx={columnsStyle}>
        <StaticPart sx={styles.header}>
          <TextHeader {...page} />
        </StaticPart>
        {contents && (
          <StaticPart sx={asideStyle}>
            <ContentsAside {...contents} />
          </StaticPart>
        )}
        <div sx={styles.textPage}>
          {isSample && <Notice>{t('sample')}</Notice>}
          {contents && (
            <StaticPart {...(isSample && { sx: styles.afterSample })}>
              <ContentsFold {...contents} />
            </StaticPart>
          )}
          <div sx={textBlocksStyle} data-after-notes={contents || isSample ? '' : undefined}>
            <Prose html={html} />
          </div>
          {children}
          <StaticPart>
            <RelatedPages related={related} isLegal={updatedAt !== null} />
          </StaticPart>
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

const asideStyle: ThemeUIStyleObject = {
  display: ['none', null, null, 'block'],
  gridColumn: 'aside',
  gridRow: 2,
  pt: 6,
}

/** Styles of the blocks that the build creates from a text (`src/build/html/lay-out-text.ts`). */
const textBlocksStyle: ThemeUIStyleObject = {
  '&[data-after-notes]': { mt: [5, 6] },
  '&& > * > * + h2': { pt: [5, 6], mt: [5, 6], borderTop: '1px solid', borderColor: 'hairline' },
  '[data-block=summary]': {
    px: 4,
    py: 3,
    borderRadius: 'menu',
    bg: 'secondaryTint',
    fontSize: 'body',
    lineHeight: 'body',
    strong: { color: 'secondaryText' },
  },
  '[data-block=pull]': {
    my: [5, 6],
    pl: [4, 5],
    borderLeft: '4px solid',
    borderColor: 'primary',
    color: 'primaryText',
    fontSize: 'h2',
    fontWeight: 'bold',
    lineHeight: 'heading',
    letterSpacing: 'tight',
    hyphens: 'manual',
    textWrap: 'balance',
  },
  '[data-block=cards]': {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
    gap: [3, 4],
    fontSize: 'body',
    lineHeight: 'body',
    '& > div': {
      p: [4, 5],
      border: '1px solid',
      borderColor: 'cardEdge',
      borderRadius: 'card',
      bg: 'raised',
      boxShadow: 'low',
      breakInside: 'avoid',
    },
    // A card spans the row if it would be alone in it, or if it contains a list.
    '& > div:nth-of-type(odd):last-of-type, & > div:has(ul)': { gridColumn: '1 / -1' },
    h3: { fontSize: 'h3', hyphens: 'manual' },
    // A drop: a circle with one corner left, turned upwards.
    'h3::before': {
      content: '""',
      display: 'block',
      width: 14,
      height: 14,
      mb: 3,
      ml: '3px',
      borderRadius: '0 50% 50% 50%',
      bg: 'primary',
      transform: 'rotate(45deg)',
    },
    'p + p': { mt: 3 },
  },
  '[data-block=form]': {
    p: [4, 5],
    border: '2px dashed',
    borderColor: 'hairline',
    borderRadius: 'menu',
    bg: 'raised',
    fontSize: 'body',
    overflowWrap: 'anywhere',
    'p + p': { mt: 3 },
  },
  '&& ol': { pl: 0, listStyle: 'none', counterReset: 'step' },
  'ol > li': { position: 'relative', pl: '52px', minHeight: 36, counterIncrement: 'step' },
  'ol > li + li': { mt: 4 },
  'ol > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: '-3px',
    width: 36,
    height: 36,
    borderRadius: 'full',
    bg: 'primaryTintStrong',
    color: 'primaryText',
    fontWeight: 'bold',
    lineHeight: '36px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
}

const styles = {
  header: { gridColumn: '1 / -1' },
  afterSample: { mt: 4 },
  breadcrumbsBox: { pt: [3, 4] },
  textPage: { gridColumn: 'text', gridRow: ['auto', null, null, 2], minWidth: 0, pt: [5, 6] },
} satisfies Record<string, ThemeUIStyleObject>

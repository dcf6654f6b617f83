import type { ThemeUIStyleObject } from 'theme-ui'
import { FillingDrop } from '#components/filling-drop'
import { Motif } from '#components/motif'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatDate } from '#lib/time/format-date'
import type { TextFact, TextPageContent } from '../text-page-content'
import { motifOf, textPageMessages } from '../text-page-content'

type TextHeaderProps = Pick<TextPageContent, 'slug' | 'title' | 'lead' | 'facts' | 'updatedAt'>

/** Title, lead, date, illustration and key facts of a page. */
export function TextHeader({ slug, title, lead, facts, updatedAt }: TextHeaderProps) {
  const { t } = useTranslation(textPageMessages)
  return (
    <header sx={headerStyle} data-legal={updatedAt === null ? undefined : ''}>
      <div data-part='title'>
        <h1>{title}</h1>
        <p data-part='lead'>{lead}</p>
        {updatedAt !== null && (
          <p data-part='date'>{t('updated', { date: formatDate(updatedAt) })}</p>
        )}
      </div>
      <span data-part='motif' data-chrome=''>
        <Motif name={motifOf(slug)} size={176} />
      </span>
      <Facts facts={facts} />
    </header>
  )
}

const levels = [1, 2, 3] as const

function Facts({ facts }: { facts: readonly TextFact[] }) {
  const { t } = useTranslation(textPageMessages)
  return (
    <ul aria-label={t('facts')}>
      {facts.map(({ figure, words }, at) => (
        <li key={figure}>
          <FillingDrop level={levels[at] ?? 3} height={44} />
          <p>
            <strong>{figure}</strong> <span>{words}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

const headerStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', 'minmax(0, 1fr) auto'],
  columnGap: 6,
  rowGap: [4, 5],
  alignItems: 'center',
  mt: [2, 3],
  p: [4, 5, 6],
  borderRadius: 'card',
  bg: 'primaryTint',
  '&[data-legal]': { bg: 'surface' },
  h1: { fontSize: 'h1', lineHeight: 'tight', overflowWrap: 'anywhere' },
  '[data-part=lead]': { maxWidth: 'reading', mt: 3, color: 'textMuted', fontSize: 'lead' },
  '[data-part=date]': { mt: 3, color: 'textMuted', fontSize: 'small' },
  '[data-part=motif]': { display: ['none', 'block'], color: 'primary', svg: { display: 'block' } },
  ul: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, 'repeat(3, minmax(0, 1fr))'],
    gap: [3, null, 4],
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    p: [3, null, 4],
    borderRadius: 'menu',
    bg: 'raised',
    border: '1px solid',
    borderColor: 'cardEdge',
  },
  'li > svg': { flexShrink: 0 },
  'li p': { color: 'textMuted', fontSize: 'small', minWidth: 0 },
  strong: {
    display: 'block',
    color: 'text',
    fontSize: 'h3',
    lineHeight: 'heading',
    fontVariantNumeric: 'tabular-nums',
  },
  '@media print': {
    display: 'block',
    p: 0,
    bg: 'transparent',
    ul: { gridTemplateColumns: 'repeat(3, 1fr)', mt: 4 },
    'li > svg': { display: 'none' },
  },
}

import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Skeleton } from './skeleton'

/** List of rows with dividers: addresses, devices, keys. */
export function RowList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} sx={listStyle}>
      {children}
    </ul>
  )
}

interface RowProps {
  /** Decorative. */
  icon?: ReactNode
  title: ReactNode
  /** Badges beside the title. */
  marks?: ReactNode
  /** Details below the title. */
  facts?: ReactNode
  /** Buttons. */
  actions?: ReactNode
  /** Content that opens below. */
  children?: ReactNode
}

export function Row({ icon, title, marks, facts, actions, children }: RowProps) {
  return (
    <li>
      <div className='line'>
        {icon && (
          <span aria-hidden='true' className='icon'>
            {icon}
          </span>
        )}
        <div className='words'>
          <div className='title'>
            <strong>{title}</strong>
            {marks}
          </div>
          {facts && <div className='facts'>{facts}</div>}
        </div>
        {actions && <div className='actions'>{actions}</div>}
      </div>
      {children}
    </li>
  )
}

/** Placeholder of a `RowList`; `height` is the minimum height of a row in px. */
export function RowListSkeleton({ rows, height = 84 }: { rows: number; height?: number }) {
  return (
    <div sx={styles.rowListSkeleton}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are equal
        <div key={at} style={{ minHeight: height }}>
          <Skeleton width='60%' height={22} />
          <Skeleton width='35%' height={16} />
        </div>
      ))}
    </div>
  )
}

const listStyle: ThemeUIStyleObject = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderRadius: 'card',
  border: '1px solid',
  borderColor: 'hairline',
  bg: 'raised',
  '& > *': { borderColor: 'hairline' },
  '& > li': { display: 'grid', gap: 4, px: [4, 5], py: 4 },
  '& > li + li': { borderTop: '1px solid', borderTopColor: 'hairline' },
  '.line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 3 },
  '.icon': {
    display: 'inline-flex',
    alignSelf: 'start',
    p: '10px',
    borderRadius: 'full',
    bg: 'primaryTint',
    color: 'primaryText',
  },
  '.words': { display: 'grid', gap: 1, flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
  '.title': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
  '.title strong': { fontWeight: 'medium' },
  '.facts': { color: 'textMuted', fontSize: 'small' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 2 },
  // Three of them must fit in one line on most phones.
  '.actions > a, .actions > button': { px: [2, 3] },
}

const coming: ThemeUIStyleObject = {
  '& > div': { display: 'grid', alignContent: 'start', gap: 2, py: 4, px: [4, 5] },
  '& > div + div': { borderTop: '1px solid', borderTopColor: 'hairline' },
}

const styles = {
  rowListSkeleton: { ...listStyle, ...coming },
} satisfies Record<string, ThemeUIStyleObject>

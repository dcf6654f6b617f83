import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Sheet } from '#components/dialog'
import { useTranslation } from '#lib/i18n/use-translation'
import { catalogueMessages } from '../catalogue-messages'

interface FilterSheetProps {
  open: boolean
  /** Number of matching products; null while unknown. */
  count: number | null
  onClose: () => void
  /** Absent without active filters. */
  onClear?: () => void
  /** The filters themselves. */
  children: ReactNode
}

/** The filters on small screens; loaded when first opened. */
export default function FilterSheet({ open, count, onClose, onClear, children }: FilterSheetProps) {
  const { t } = useTranslation(catalogueMessages)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filter.open')}
      footer={
        <div sx={footerStyle}>
          {onClear && (
            <Button variant='quiet' onClick={onClear}>
              {t('filter.clear')}
            </Button>
          )}
          <Button onClick={onClose}>
            {count === null ? t('filter.show') : t('filter.showCounted', { count })}
          </Button>
        </div>
      }
    >
      <div sx={filtersStyle}>{children}</div>
    </Sheet>
  )
}

const footerStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > button': { flex: '1 1 auto' },
}

const filtersStyle: ThemeUIStyleObject = {
  display: 'grid',
  gap: 3,
  '& > div': { display: 'grid', gap: 1 },
  '& > div > span': { display: 'flex' },
  select: { width: '100%' },
}

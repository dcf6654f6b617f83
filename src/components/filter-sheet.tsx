import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from './button'
import { Sheet } from './dialog'
import { VisuallyHidden } from './visually-hidden'

interface FilterSheetProps {
  open: boolean
  title: string
  /** Text of the button that closes it, with the number of matches where that is known. */
  showText: string
  onClose: () => void
  clearText: string
  /** Absent without active filters. */
  onClear?: () => void
  children: ReactNode
}

/** The filters of a list on small screens; loaded when first opened. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, title, showText, onClose, clearText, onClear, children } = props
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div sx={footerStyle}>
          {onClear && (
            <Button variant='quiet' onClick={onClear}>
              {clearText}
            </Button>
          )}
          <Button onClick={onClose}>{showText}</Button>
          {/* What the page says below the sheet is not announced. */}
          <VisuallyHidden role='status'>{showText}</VisuallyHidden>
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
  gap: 4,
  '& > div': { display: 'grid', gap: 1 },
  '& > div > span': { display: 'flex' },
  select: { width: '100%' },
}

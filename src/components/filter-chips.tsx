import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import filterChips from '#locales/el/filter-chips.json'
import { Button } from './button'

const chipMessages = addMessages('filter-chips', filterChips)

export interface FilterChip {
  key: string
  /** What it leaves. */
  filter: string
  onRemove: () => void
}

/** The filters of a list that are on, each with a press that takes it away; nothing without one. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  const { t } = useTranslation(chipMessages)
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null
  return (
    <ul ref={list} aria-label={t('label')} sx={listStyle}>
      {chips.map(({ key, filter, onRemove }) => (
        <li key={key}>
          <Button
            variant='secondary'
            size='sm'
            aria-label={t('remove', { filter })}
            onClick={({ currentTarget }) => {
              onRemove()
              // The pressed button is unmounted.
              focusBeside(currentTarget, list.current)
            }}
          >
            <span dir='auto'>{filter}</span>
            <X aria-hidden='true' size={16} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Focuses another filter, else the first control above that is in view. */
function focusBeside(pressed: HTMLElement, list: HTMLElement | null): void {
  const above = list?.parentElement?.querySelectorAll<HTMLElement>('select, button') ?? []
  const others = list?.querySelectorAll<HTMLElement>('button') ?? []
  const places = [...others, ...above].filter((place) => place !== pressed)
  places.some((place) => {
    place.focus()
    return document.activeElement === place
  })
}

/** A line of its own in the grid of the list's head. */
const listStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  gridColumn: '1 / -1',
  m: 0,
  p: 0,
  listStyle: 'none',
  li: { maxWidth: '100%' },
  button: { maxWidth: '100%' },
  span: { overflowWrap: 'anywhere' },
}

import { Heart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { buttonStyle } from '#components/button'
import { ownText } from '#components/own-text'
import { useTranslation } from '#lib/i18n/use-translation'
import { buttonMessages } from '../button-messages'
import type { FavouriteState } from '../use-favourite'

interface FavouriteButtonProps {
  favourite: FavouriteState
  /** Accessible name, if the visible label is not enough; it begins with the visible label. */
  label?: string
  quiet?: boolean
  children: string
}

/** A toggle with a heart and a label; the heart is filled while pressed. */
export function FavouriteButton({
  favourite,
  label,
  quiet = false,
  children,
}: FavouriteButtonProps) {
  const { t } = useTranslation(buttonMessages)
  const { isFavourite, toggle } = favourite
  const spoken = isFavourite === undefined ? t('unread', { name: label ?? children }) : label
  return (
    <button
      type='button'
      aria-pressed={isFavourite}
      {...(spoken !== undefined && { 'aria-label': spoken })}
      onClick={toggle}
      sx={quiet ? quietStyle : secondaryStyle}
    >
      <Heart aria-hidden='true' size={18} />
      {ownText(children)}
    </button>
  )
}

const toggleStyle: ThemeUIStyleObject = {
  minHeight: 'touch',
  '&[aria-pressed=true]': { color: 'primaryText' },
  '&[aria-pressed=true] > svg': { fill: 'currentColor' },
  // Nobody knows whether it is pressed.
  '&:not([aria-pressed]) > svg': { strokeDasharray: '2 4' },
  '@media (scripting: none)': { display: 'none' },
}

const secondaryStyle: ThemeUIStyleObject = {
  ...buttonStyle({ variant: 'secondary', size: 'sm' }),
  ...toggleStyle,
}

const quietStyle: ThemeUIStyleObject = {
  ...buttonStyle({ variant: 'quiet', size: 'sm' }),
  px: 2,
  ml: -2,
  fontWeight: 'medium',
  ...toggleStyle,
}

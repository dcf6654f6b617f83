import { Heart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { CardFavouriteProps } from '#components/card-favourite'
import { useTranslation } from '#lib/i18n/use-translation'
import { buttonMessages } from './button-messages'
import { FavouriteButton } from './components/favourite-button'
import { useFavourite } from './use-favourite'

/** Adds a product or lesson to the favourites or removes it. */
export default function CardFavourite({ kind, id, name, worded = false }: CardFavouriteProps) {
  const { t } = useTranslation(buttonMessages)
  const favourite = useFavourite(kind, id)
  const label = t(kind === 'posts' ? 'like.named' : 'favourite.named', { name })
  if (worded) {
    return (
      <div>
        <FavouriteButton favourite={favourite} label={label} quiet>
          {t('favourite.label')}
        </FavouriteButton>
      </div>
    )
  }
  return (
    <div data-heart='' sx={kind === 'posts' ? lessonOverlayStyle : overlayStyle}>
      <button
        type='button'
        aria-pressed={favourite.isFavourite}
        aria-label={favourite.isFavourite === undefined ? t('unread', { name: label }) : label}
        onClick={favourite.toggle}
        sx={roundStyle}
      >
        <Heart aria-hidden='true' size={18} />
      </button>
    </div>
  )
}

/** Covers the card's image; only the heart receives pointer events. */
const overlayStyle: ThemeUIStyleObject = {
  position: 'absolute',
  zIndex: 2,
  top: 0,
  left: 0,
  width: '100%',
  aspectRatio: '4 / 3',
  pointerEvents: 'none',
  '@media (scripting: none)': { display: 'none' },
}

/** On phones lesson-grid.tsx, which has the picture at the left of its cards, places it. */
const lessonOverlayStyle: ThemeUIStyleObject = { ...overlayStyle, aspectRatio: '3 / 2' }

const roundStyle: ThemeUIStyleObject = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'touch',
  height: 'touch',
  p: 0,
  border: 0,
  borderRadius: 'full',
  bg: 'transparent',
  color: 'text',
  cursor: 'pointer',
  pointerEvents: 'auto',
  transition: 'color 150ms ease-out',
  // The visible disc is smaller than the touch target.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: ['6px', null, '4px'],
    borderRadius: 'full',
    bg: 'raised',
    boxShadow: 'low',
  },
  '& > svg': { position: 'relative' },
  '&:hover': { color: 'primary' },
  '&[aria-pressed=true]': { color: 'primary' },
  '&[aria-pressed=true] > svg': { fill: 'currentColor' },
  // Nobody knows whether it is pressed.
  '&:not([aria-pressed]) > svg': { strokeDasharray: '2 4' },
}

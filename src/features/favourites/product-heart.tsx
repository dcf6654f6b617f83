/** @jsxImportSource theme-ui */
import { Heart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { useText } from '../../lib/i18n/texts'
import { HeartButton } from './components/heart-button'
import { heartsMessages } from './hearts-texts'
import { useHeart } from './use-heart'

export interface ProductHeartProps {
  productId: number
  name: string
  /** Says in words what it is; otherwise it is a heart on the picture of a card. */
  worded?: boolean
}

/** Marks a product as a favourite (R167). */
export default function ProductHeart({ productId, name, worded = false }: ProductHeartProps) {
  const text = useText(heartsMessages)
  const heart = useHeart('products', { id: productId, name })
  const label = text('favourite.named', { name })
  if (worded) {
    return (
      <div>
        <HeartButton heart={heart} label={label}>
          {text('favourite.label')}
        </HeartButton>
      </div>
    )
  }
  return (
    <div sx={overPictureStyle}>
      <button
        type='button'
        aria-pressed={heart.isMarked}
        aria-label={label}
        onClick={heart.press}
        sx={roundStyle}
      >
        <Heart aria-hidden='true' size={18} />
      </button>
    </div>
  )
}

/** Lies over the card's picture, in its shape, and lets all but the heart through to the card. */
const overPictureStyle: ThemeUIStyleObject = {
  position: 'absolute',
  zIndex: 2,
  top: 0,
  left: 0,
  width: '100%',
  aspectRatio: '4 / 3',
  pointerEvents: 'none',
  '@media (scripting: none)': { display: 'none' },
}

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
  // What is seen leaves the picture in view; what can be pressed is as large as a fingertip.
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
}

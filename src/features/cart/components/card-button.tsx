import { ShoppingCart } from 'lucide-react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'

interface CardButtonProps {
  label: string
  isBusy: boolean
  press: () => void
}

/** A round button with a cart, beside the price of a product card. */
export function CardButton({ label, isBusy, press }: CardButtonProps) {
  return (
    <span sx={roundStyle}>
      <Button aria-label={label} title={label} busy={isBusy} onClick={press}>
        {!isBusy && (
          <ShoppingCart aria-hidden='true' size={20}>
            <path d='M13.5 8.5v5M11 11h5' />
          </ShoppingCart>
        )}
      </Button>
    </span>
  )
}

const roundStyle: ThemeUIStyleObject = {
  // Without scripts the card leads to the product's page.
  '@media (scripting: none)': { display: 'none' },
  '& > button': {
    width: 'touch',
    height: 'touch',
    p: 0,
    borderRadius: 'full',
    bg: 'primaryTintStrong',
    color: 'primaryText',
  },
  '& > button:hover': { bg: 'primaryTintStrong' },
  // A touch would leave it so.
  '@media (hover: hover)': { '& > button:hover': { bg: 'primary', color: 'onPrimary' } },
}

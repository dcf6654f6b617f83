import { Global } from '@emotion/react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { commonTexts } from '../../i18n/common-texts'
import { useText } from '../../i18n/texts'
import { setStage, type Toast } from '../show-toast'
import { ToastCard } from './toast-card'

/** How long a toast stays, in ms. */
const staysFor = 6_000
const shownAtOnce = 5

/** The bar of small screens stays free. */
const placeStyle = {
  '@media (max-width: 1023.98px)': {
    '[data-sonner-toaster][data-y-position=bottom]': {
      bottom: 'calc(76px + env(safe-area-inset-bottom))',
    },
  },
  '[data-sonner-toast]': { width: '100%' },
}

/** The toasts in view, newest below; the region of the package tells screen readers politely. */
export default function ToastStage() {
  const text = useText(commonTexts)
  useEffect(() => setStage(present), [])
  return (
    <>
      <Global styles={placeStyle} />
      <Toaster
        expand
        position='bottom-right'
        visibleToasts={shownAtOnce}
        containerAriaLabel={text('toasts')}
        gap={12}
      />
    </>
  )
}

function present(given: Toast): void {
  const { id, persistent = false } = given
  toast.custom((key) => <ToastCard toast={given} onClose={() => toast.dismiss(key)} />, {
    duration: persistent ? Number.POSITIVE_INFINITY : staysFor,
    ...(id !== undefined && { id }),
  })
}

import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { alertButtonMessages } from '../alert-button-messages'
import type { ProductAlertProps } from './alert-form'

const AlertForm = lazy(() => import('./alert-form').catch(absent))

/** Opens what asks to be told of a product; its form loads with the press. */
export default function ProductAlert(props: ProductAlertProps) {
  const { kind } = props
  const { t } = useTranslation(alertButtonMessages)
  const [isOpen, setOpen] = useState(false)
  const isMain = kind === 'restock'
  const look = isMain ? ({ size: 'lg', wide: true } as const) : ({ variant: 'quiet' } as const)
  const button = (
    <Button {...look} busy={isOpen} onClick={() => setOpen(true)}>
      <Bell aria-hidden='true' size={20} />
      <span>{t(kind)}</span>
    </Button>
  )
  return (
    <div data-chrome='' sx={isMain || isOpen ? styles.place : styles.quiet}>
      {isOpen ? (
        <Suspense fallback={button}>
          <AlertForm {...props} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

const place: ThemeUIStyleObject = { '@media (scripting: none)': { display: 'none' } }

const styles = {
  place,
  // Its words begin where those above do.
  quiet: { ...place, ml: -4 },
} satisfies Record<string, ThemeUIStyleObject>

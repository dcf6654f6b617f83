import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { useSession } from '#session/session'
import { alertButtonMessages } from '../alert-button-messages'
import { hasAsked } from '../when-asked'
import type { ProductAlertProps } from './alert-form'

const AlertForm = lazy(() => import('./alert-form').catch(absent))

/** Only for whom somebody may have asked already. */
const AskedAlert = lazy(() => import('./asked-alert').catch(absent))

/** Opens what asks to be told of a product, or says that one waits for it; the form loads with the press. */
export default function ProductAlert(props: ProductAlertProps) {
  const { kind } = props
  const { t } = useTranslation(alertButtonMessages)
  const { user, status } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const mayWait = user !== null || (status === 'guest' && hasAsked())
  const isMain = kind === 'restock'
  const look = isMain ? ({ size: 'lg', wide: true } as const) : ({ variant: 'quiet' } as const)
  const button = (
    <div {...(!isMain && { sx: styles.quiet })}>
      <Button {...look} busy={isOpen} onClick={() => setOpen(true)}>
        <Bell aria-hidden='true' size={20} />
        <span>{t(kind)}</span>
      </Button>
    </div>
  )
  return (
    <div data-chrome='' sx={styles.place}>
      {isOpen ? (
        <Suspense fallback={button}>
          <AlertForm {...props} />
        </Suspense>
      ) : (
        <>
          {mayWait && (
            <Suspense fallback={null}>
              <AskedAlert
                {...props}
                member={user?.id ?? null}
                onAskAgain={() => setOpen(true)}
                onKnown={setAsked}
              />
            </Suspense>
          )}
          {/* It stays the same element, or a press meanwhile would be lost. */}
          {!isAsked && button}
        </>
      )}
    </div>
  )
}

const styles = {
  place: { '@media (scripting: none)': { display: 'none' } },
  // Its words begin where those above do.
  quiet: { ml: -4 },
} satisfies Record<string, ThemeUIStyleObject>

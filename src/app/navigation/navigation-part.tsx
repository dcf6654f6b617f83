import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog'
import { liveNavigation } from './live-navigation'
import { LoadingBar } from './loading-bar'
import { navigationTexts } from './navigation-texts'

/** What shows on the way from page to page: a bar where it takes long, a question where text is lost. */
export function NavigationPart() {
  const [navigation] = useState(liveNavigation)
  const state = useSelector(navigation, (snapshot) => snapshot)
  const { text } = navigationTexts
  const leave = () => navigation.send({ type: 'leave.confirmed' })
  const stay = () => navigation.send({ type: 'stay.chosen' })
  return (
    <>
      <LoadingBar isLoading={state.hasTag('loading')} />
      <ConfirmDialog
        open={state.matches('confirming')}
        title={text('unsent.title')}
        confirmLabel={text('unsent.confirm')}
        onConfirm={leave}
        onCancel={stay}
      >
        {text('unsent.sentence')}
      </ConfirmDialog>
      <ConfirmDialog
        open={state.matches('asking')}
        title={text('leave.title')}
        confirmLabel={text('leave.confirm')}
        onConfirm={leave}
        onCancel={stay}
      >
        {text('leave.sentence')}
      </ConfirmDialog>
    </>
  )
}

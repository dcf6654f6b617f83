import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { liveNavigation } from './live-navigation'
import { LoadingBar } from './loading-bar'
import { navigationMessages } from './navigation-texts'

/** What shows on the way from page to page: a bar where it takes long, a question where text is lost. */
export function NavigationPart() {
  const [navigation] = useState(liveNavigation)
  const state = useSelector(navigation, (snapshot) => snapshot)
  const { text } = navigationMessages
  const question = state.matches('confirming') ? 'unsent' : 'leave'
  return (
    <>
      <LoadingBar isLoading={state.hasTag('loading')} />
      <ConfirmDialog
        open={state.matches('confirming') || state.matches('asking')}
        title={text(`${question}.title`)}
        confirmLabel={text(`${question}.confirm`)}
        onConfirm={() => navigation.send({ type: 'leave.confirmed' })}
        onCancel={() => navigation.send({ type: 'stay.chosen' })}
      >
        {text(`${question}.sentence`)}
      </ConfirmDialog>
    </>
  )
}

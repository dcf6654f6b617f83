import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '../../components/confirm-dialog'
import { useText } from '../../lib/i18n/texts'
import { keepVisited } from './keep-visited'
import { liveInstall } from './live-install'
import { liveUpdate, tellWorker } from './live-update'
import { loadedFiles, sparesData } from './loaded-files'
import { webAppMessages } from './web-app-texts'

interface WebAppProps {
  /** Id of the element that says whether pages can be read without a connection. */
  place: string
  /** Where the person is. */
  path: string
  /** Something else asks for an answer where words about the app stand. */
  othersSpeak: boolean
}

/** The site as an app: what is read stays for later, newer versions are offered, and installing is. */
export default function WebApp({ path, place, othersSpeak }: WebAppProps) {
  const text = useText(webAppMessages)
  const [update] = useState(liveUpdate)
  const [install] = useState(liveInstall)
  const [keep] = useState(() => keepVisited({ loaded: loadedFiles, sparesData, tell: tellWorker }))
  const isJoined = useSelector(update, (state) => !state.matches('joining'))
  const worksOffline = useSelector(update, ({ context }) => context.worksOffline)
  const host = document.getElementById(place)
  const isQuiet = useSelector(update, (state) => state.hasTag('quiet'))
  const isAsking = useSelector(update, (state) => state.matches('asking'))

  useEffect(() => {
    if (isJoined) keep(path)
  }, [isJoined, keep, path])

  useEffect(() => {
    update.send({ type: othersSpeak ? 'others.speak' : 'others.quiet' })
  }, [othersSpeak, update])

  useEffect(() => {
    install.send({ type: isQuiet && !othersSpeak ? 'others.quiet' : 'others.speak' })
  }, [isQuiet, othersSpeak, install])

  return (
    <>
      {worksOffline && host && createPortal(text('offline'), host)}
      <ConfirmDialog
        open={isAsking}
        title={text('ask.title')}
        confirmLabel={text('reload')}
        onConfirm={() => update.send({ type: 'reload.confirmed' })}
        onCancel={() => update.send({ type: 'reload.declined' })}
      >
        {text('ask.sentence')}
      </ConfirmDialog>
    </>
  )
}

import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '#components/confirm-dialog'
import { useTranslation } from '#lib/i18n/use-translation'
import { installActor } from './install-actor'
import { updateActor } from './update-actor'
import { webAppMessages } from './web-app-messages'

export interface WebAppFlowsProps {
  isUpdateNeeded: boolean
  isInstallNeeded: boolean
  /** The service worker is registered, or known to be impossible. */
  isJoined: boolean
  /** Another prompt is open, so that no offer may be shown. */
  promptsBlocked: boolean
}

/** Offers of updates and of installing, one at a time; each machine starts when it is needed. */
export default function WebAppFlows(props: WebAppFlowsProps) {
  const { isUpdateNeeded, isInstallNeeded, isJoined, promptsBlocked } = props
  const [isUpdating, setUpdating] = useState(true)
  const isQuiet = isUpdateNeeded ? !isUpdating : isJoined
  return (
    <>
      {isUpdateNeeded && <UpdateFlow promptsBlocked={promptsBlocked} onChange={setUpdating} />}
      {isInstallNeeded && <InstallFlow promptsBlocked={promptsBlocked || !isQuiet} />}
    </>
  )
}

interface UpdateFlowProps {
  promptsBlocked: boolean
  /** Called with whether an update is pending, offered or under way. */
  onChange: (isUpdating: boolean) => void
}

function UpdateFlow({ promptsBlocked, onChange }: UpdateFlowProps) {
  const { t } = useTranslation(webAppMessages)
  const [update] = useState(updateActor)
  const isUpdating = useSelector(update, (state) => !state.hasTag('idle'))
  const isAsking = useSelector(update, (state) => state.matches('confirming'))

  useEffect(() => onChange(isUpdating), [isUpdating, onChange])

  useEffect(() => {
    update.send({ type: promptsBlocked ? 'prompts.blocked' : 'prompts.allowed' })
  }, [promptsBlocked, update])

  return (
    <ConfirmDialog
      open={isAsking}
      title={t('ask.title')}
      confirmLabel={t('reload')}
      onConfirm={() => update.send({ type: 'reload.confirmed' })}
      onCancel={() => update.send({ type: 'reload.declined' })}
    >
      {t('ask.sentence')}
    </ConfirmDialog>
  )
}

function InstallFlow({ promptsBlocked }: { promptsBlocked: boolean }) {
  const [install] = useState(installActor)
  useEffect(() => {
    install.send({ type: promptsBlocked ? 'prompts.blocked' : 'prompts.allowed' })
  }, [promptsBlocked, install])
  return null
}

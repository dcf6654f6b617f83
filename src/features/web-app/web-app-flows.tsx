import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
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
  const { t } = useTranslation(webAppMessages)
  const update = isUpdateNeeded ? updateActor() : undefined
  const isUpdating = useSelector(update, (state) => state?.hasTag('idle') === false)
  const isAsking = useSelector(update, (state) => state?.matches('confirming') ?? false)
  const isQuiet = isUpdateNeeded ? !isUpdating : isJoined
  useEffect(() => update?.send(prompts(promptsBlocked)), [promptsBlocked, update])
  useEffect(() => {
    if (isInstallNeeded) installActor().send(prompts(promptsBlocked || !isQuiet))
  }, [isInstallNeeded, promptsBlocked, isQuiet])
  if (!update) return null
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

const prompts = (areBlocked: boolean) =>
  ({ type: areBlocked ? 'prompts.blocked' : 'prompts.allowed' }) as const

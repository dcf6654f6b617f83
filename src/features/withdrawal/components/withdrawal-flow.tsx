import { NeedsScript } from '#components/form/needs-script'
import { useTranslation } from '#lib/i18n/use-translation'
import { withdrawalMessages } from '../messages'
import { useWithdrawal } from '../use-withdrawal'
import { ReviewStep } from './review-step'
import { StatementStep } from './statement-step'
import { WithdrawalReceived } from './withdrawal-received'

/** The two steps of a withdrawal and its receipt, in a separate chunk. */
export default function WithdrawalFlow() {
  const { t } = useTranslation(withdrawalMessages)
  const { state, send, submit } = useWithdrawal()
  const { attempt, receipt, refusal, ownOrder } = state.context
  if (state.matches('received') && receipt) {
    return (
      <WithdrawalReceived receipt={receipt} onAnother={() => send({ type: 'another.pressed' })} />
    )
  }
  const isStating = state.matches('stating')
  return (
    <NeedsScript notice={t('noScript')}>
      {/* Stays mounted, so that a correction finds everything as it was typed. */}
      <div hidden={!isStating}>
        <StatementStep
          isShown={isStating}
          refusal={refusal}
          ownOrder={ownOrder}
          onSubmit={submit}
        />
      </div>
      {!isStating && attempt && <ReviewStep state={state} attempt={attempt} send={send} />}
    </NeedsScript>
  )
}

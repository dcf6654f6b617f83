import { confirmSubscription } from '#contract/endpoints/newsletter'
import { call } from '#lib/http/call'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountPageProps } from '#session/after-sign-in'
import { LinkPress } from './components/link-press'
import { newsletterMessages } from './messages'

/** The page of the mail that asks whether one really wants to be written to. */
export default function ConfirmPage({ params: { linkKey: token = '' } }: AccountPageProps) {
  const { t } = useTranslation(newsletterMessages)
  const submission = useSubmit({
    send: (_: object) => call(confirmSubscription, { body: { token } }),
  })
  return (
    <LinkPress
      submission={submission}
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      submit={t('confirm.submit')}
      over={t('confirm.over')}
      done={({ topic }) => ({
        title: t('confirm.doneTitle'),
        sentence: t('confirm.done', { topic }),
      })}
    />
  )
}

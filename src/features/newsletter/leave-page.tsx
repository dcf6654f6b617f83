import { leaveByLink } from '#contract/endpoints/newsletter'
import { call } from '#lib/http/call'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountPageProps } from '#session/after-sign-in'
import { LinkPress } from './components/link-press'
import { newsletterMessages } from './messages'

/** The page of a mail's link that leaves one topic, or all where the link names none. */
export default function LeavePage({ params: { linkKey: token = '', topic } }: AccountPageProps) {
  const { t } = useTranslation(newsletterMessages)
  const submission = useSubmit({
    send: (_: object) => call(leaveByLink, { body: { token, topic } }),
  })
  return (
    <LinkPress
      submission={submission}
      title={t('leaving.title')}
      lead={t(topic === undefined ? 'leaving.lead' : 'leaving.leadOne')}
      submit={t('leaving.submit')}
      over={t('leaving.over')}
      done={({ count, topic: name }) => {
        if (count === 0) return { title: t('leaving.noneTitle'), sentence: t('leaving.none') }
        const sentence = name
          ? t('leaving.doneTopic', { topic: name })
          : t('leaving.done', { count })
        return { title: t('leaving.doneTitle'), sentence }
      }}
    />
  )
}

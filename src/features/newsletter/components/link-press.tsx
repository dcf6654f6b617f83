import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { problemsOf } from '#components/account/auth-problems'
import { Button, LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif, type MotifName } from '#components/motif'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { useFocusWhen } from '#components/use-focus-when'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import type { Submission } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { newsletterMessages } from '../messages'

interface LinkPressProps<Answer> {
  submission: Submission<object, Answer>
  title: string
  lead: string
  /** Label of the button. */
  submit: string
  /** What is said of a link that is not valid. */
  over: string
  /** What was done. */
  done: (answer: Answer) => { title: string; sentence: string }
}

/**
 * The page of a mail's link. Opening it changes nothing, as mail programs open links to look at
 * them: only the press does.
 */
export function LinkPress<Answer>(props: LinkPressProps<Answer>) {
  const { submission, title, lead, submit, over, done } = props
  const { t } = useTranslation(newsletterMessages)
  const { status, problem, answer, submit: send } = submission
  if (status === 'done' && answer !== undefined) {
    const { title: doneTitle, sentence } = done(answer)
    return (
      <LinkEnd motif='leaf' title={doneTitle} lead={sentence}>
        <LinkButton to={publicPaths.blog} size='lg' wide prefetch={false}>
          {t('link.toLessons')}
        </LinkButton>
      </LinkEnd>
    )
  }
  if (problem?.kind === 'refused') {
    return (
      <LinkEnd motif='ripple' title={t('link.over')} lead={over}>
        <LinkButton to={publicPaths.contact} variant='secondary' size='lg' wide prefetch={false}>
          {t('link.contact')}
        </LinkButton>
      </LinkEnd>
    )
  }
  return (
    <PressCard title={title} lead={lead}>
      {problem && (
        <Notice tone='error' live>
          {problemsOf(problem).form}
        </Notice>
      )}
      <Button
        size='lg'
        wide
        busy={status === 'pending'}
        held={status === 'rateLimited'}
        onClick={() => void send({})}
      >
        {submit}
      </Button>
    </PressCard>
  )
}

function PressCard({ title, ...card }: { title: string; lead: string; children: ReactNode }) {
  usePageTitle(title)
  return <FormCard title={title} {...card} />
}

interface LinkEndProps {
  motif: MotifName
  title: string
  lead: string
  children: ReactNode
}

/** How it ended, read out in place of the button that was pressed. */
function LinkEnd({ motif, title, lead, children }: LinkEndProps) {
  const { t } = useTranslation(newsletterMessages)
  const place = useFocusWhen<HTMLDivElement>(true)
  usePageTitle(title)
  const { pattern: topics } = accountRoutes['account-subscriptions']
  return (
    <div ref={place} tabIndex={-1} sx={styles.linkEnd}>
      <FormCard
        drawing={<Motif name={motif} />}
        title={title}
        lead={lead}
        foot={[
          <SiteLink key='topics' to={topics} prefetch={false}>
            {t('link.toTopics')}
          </SiteLink>,
        ]}
      >
        {children}
      </FormCard>
    </div>
  )
}

const styles = { linkEnd: { outline: 'none' } } satisfies Record<string, ThemeUIStyleObject>

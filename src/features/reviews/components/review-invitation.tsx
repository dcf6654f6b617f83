import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import invitation from '#locales/el/review-invitation.json'

/** Separate from the other messages of reviews, which guests do not load. */
export const reviewInvitationMessages = addMessages('review-invitation', invitation)

/** Invitation to review a product; `children` is the button that leads to it. */
export function ReviewInvitation({ children }: { children: ReactNode }) {
  const { t } = useTranslation(reviewInvitationMessages)
  return (
    <div sx={styles.reviewInvitation}>
      <p sx={styles.sentence}>{t('sentence')}</p>
      {children}
    </div>
  )
}

const styles = {
  reviewInvitation: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  sentence: { flex: '1 1 220px' },
} satisfies Record<string, ThemeUIStyleObject>

import { type ComponentType, lazy, Suspense } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { LinkButton } from '#components/button'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { useSession } from '#session/session'
import type { MemberReviewProps } from './components/member-review'
import { ReviewInvitation, reviewInvitationMessages } from './components/review-invitation'

export interface ReviewSectionProps {
  productId: number
  name: string
  /** Path of the product page. */
  path: string
}

// Only members load the review itself; without it the section stays empty.
const MemberReview = lazy<ComponentType<MemberReviewProps>>(() =>
  import('./components/member-review').catch(() => ({
    default: () => null,
  })),
)

/** The member's review of a product; guests are invited to sign in. */
export default function ReviewSection({ productId, name, path }: ReviewSectionProps) {
  const { user } = useSession()
  if (!user) return <GuestInvitation path={path} />
  return (
    <Suspense fallback={<div sx={styles.placeholder} />}>
      <MemberReview key={user.id} owner={user.id} productId={productId} name={name} />
    </Suspense>
  )
}

function GuestInvitation({ path }: { path: string }) {
  const { t } = useTranslation(reviewInvitationMessages)
  return (
    <div sx={styles.guest}>
      <ReviewInvitation>
        <LinkButton to={loginPath(path)} variant='secondary' prefetch={false}>
          {t('signIn')}
        </LinkButton>
      </ReviewInvitation>
    </div>
  )
}

const styles = {
  placeholder: { minHeight: 104 },
  guest: { mt: 4, p: [4, 5], borderRadius: 'card', bg: 'surface' },
} satisfies Record<string, ThemeUIStyleObject>

/** @jsxImportSource theme-ui */
import { type ComponentType, lazy, Suspense } from 'react'
import { LinkButton } from '../../components/link-button'
import { useText } from '../../lib/i18n/texts'
import { loginPath } from '../../lib/navigation/login-path'
import { useSession } from '../../session/use-session'
import type { OwnReviewProps } from './own-review-props'
import { reviewsMessages } from './reviews-texts'

const MemberReview = lazy<ComponentType<OwnReviewProps & { owner: number }>>(() =>
  import(/* webpackChunkName: "own-review" */ './components/member-review').catch(() => ({
    default: () => null,
  })),
)

/** What the person who is here thinks of a product; guests are asked to sign in first. */
export default function OwnReview(props: OwnReviewProps) {
  const { user } = useSession()
  if (!user) return <Invitation path={props.path} />
  return (
    <Suspense fallback={<div sx={{ minHeight: 104 }} />}>
      <MemberReview key={user.id} owner={user.id} {...props} />
    </Suspense>
  )
}

function Invitation({ path }: { path: string }) {
  const text = useText(reviewsMessages)
  return (
    <div
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        mt: 4,
        p: [4, 5],
        borderRadius: 'card',
        bg: 'surface',
      }}
    >
      <p sx={{ flex: '1 1 220px' }}>{text('onProduct.invitation')}</p>
      <LinkButton to={loginPath(path)} variant='secondary' prefetch={false}>
        {text('onProduct.signIn')}
      </LinkButton>
    </div>
  )
}

import * as z from 'zod/mini'
import { LinkButton } from '#components/button'
import { Container } from '#components/container'
import { EmptyState } from '#components/empty-state'
import { parseJson } from '#contract/wire/parse-json'
import { useTranslation } from '#lib/i18n/use-translation'
import { loginPath } from '#lib/navigation/addresses'
import { tabStorage } from '#lib/storage/tab-storage'
import { setAside } from '#session/set-aside'
import { checkoutMessages } from './checkout-messages'

/** What a tab stores of an order, and how that of a guest is known. */
const stored = {
  'draft:checkout': z.object({ owner: z.null() }),
  'order-sent': z.object({ attempt: z.object({ owner: z.literal('guest') }) }),
}
type StoredName = keyof typeof stored
const storedNames: readonly StoredName[] = ['draft:checkout', 'order-sent']

/**
 * Whether a member's order was started in this tab. Signing out in this tab clears it; after a
 * sign-out in another tab it waits for the same customer.
 */
export function hasUnfinishedOrder(names: readonly StoredName[] = storedNames): boolean {
  return names.some((name) => {
    const text = tabStorage.read(name)
    const isGuests = z.safeParse(stored[name], parseJson(text)).success
    return (text !== null && !isGuests) || setAside.has(name)
  })
}

/** Shown when the session ended during checkout: draft and step are restored after signing in. */
export function SignInAgain({ next }: { next: string }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <Container>
      <EmptyState
        motif='ripple'
        title={t('signedOut.title')}
        titleAs='h1'
        action={
          <LinkButton to={loginPath(next)} size='lg' prefetch={false}>
            {t('signedOut.action')}
          </LinkButton>
        }
      >
        {t('signedOut.sentence')}
      </EmptyState>
    </Container>
  )
}

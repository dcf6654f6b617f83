import { showToast } from '#components/show-toast'
import { problemOf } from '#lib/http/problem'
import { problemMessages } from '#lib/http/problem-messages'
import { loginPath } from '#lib/navigation/addresses'
import { goTo } from '#lib/navigation/navigate'
import { storeGuestAction } from '#session/guest-action'
import { buttonMessages } from './button-messages'
import { loadService } from './favourite-queries'
import type { FavouriteKind, FavouriteRef } from './favourites-service'

const { text } = buttonMessages

/**
 * The guest stays on the page; signing in leads back to the page where the button was pressed, and
 * sets the favourite.
 */
export function offerLogin(kind: FavouriteKind, id: number): void {
  const path = loginPath(window.location.pathname)
  showToast({
    id: 'favourite-sign-in',
    tone: 'info',
    title: text(`${messageGroup(kind)}.signInFirst`),
    action: {
      label: text('signIn'),
      onPress: () => {
        storeGuestAction({ kind, id, quantity: 1 })
        goTo(path)
      },
    },
    staysForMs: 10_000,
  })
}

interface Failure extends FavouriteRef {
  wanted: boolean
  error: Error
}

/** Says why an item was not made a favourite, or is one still. */
export async function showFailure({ kind, id, wanted, error }: Failure): Promise<void> {
  const description = await loadService().then(
    ({ reasonOf }) => reasonOf(problemOf(error)),
    () => problemMessages.text('unreachable'),
  )
  if (description === undefined) return
  showToast({
    id: `favourite-${kind}-${id}`,
    tone: 'error',
    title: text(`${messageGroup(kind)}.${wanted ? 'notSet' : 'notTaken'}`),
    description,
  })
}

function messageGroup(kind: FavouriteKind) {
  return kind === 'products' ? 'favourite' : 'like'
}

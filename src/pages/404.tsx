import type { PageProps } from 'gatsby'
import { HiddenHead } from '#app/head/hidden-head'
import { useCorrectedAddress } from '#features/entity-address/use-corrected-address'
import { NotFoundScreen, notFoundMessages } from '#features/not-found/not-found-screen'

export default function NotFoundPage({ location }: PageProps) {
  useCorrectedAddress(location.pathname)
  return <NotFoundScreen />
}

export function Head() {
  return <HiddenHead fullTitle={notFoundMessages.words.title} />
}

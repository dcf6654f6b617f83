import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { withdrawalMessages } from '#features/withdrawal/messages'
import { WithdrawalPage } from '#features/withdrawal/withdrawal-page'
import { useText } from '#lib/i18n/messages'

export default function Withdrawal() {
  return <WithdrawalPage />
}

export function Head() {
  const text = useText(withdrawalMessages)
  return (
    <SiteHead
      title={text('title')}
      description={text('description')}
      path={publicPaths.withdrawal}
    />
  )
}

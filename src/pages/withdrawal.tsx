import { graphql, type HeadProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import { withdrawalMessages } from '#features/withdrawal/messages'
import { WithdrawalPage } from '#features/withdrawal/withdrawal-page'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Withdrawal() {
  return <WithdrawalPage />
}

export function Head({ data }: HeadProps<Queries.WithdrawalPageQuery>) {
  const { t } = useTranslation(withdrawalMessages)
  return <SiteHead title={t('title')} meta={data.pageMeta} path={publicPaths.withdrawal} />
}

export const query = graphql`
  query WithdrawalPage($path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
  }
`

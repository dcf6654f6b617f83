import { accountPages } from './account-pages'
import { AreaPage, type AreaPageProps } from './area-page'
import { ownPages } from './own-pages'
import OwnQueries from './own-queries'
import type { PageTable } from './page-table'
import { signInPages } from './sign-in-pages'
import { twoFactorPages } from './two-factor-pages'

const pages: PageTable = { ...signInPages, ...twoFactorPages, ...accountPages, ...ownPages }

/** The pages that ask about the person who is here, with what keeps the answers. */
export default function OwnArea(props: AreaPageProps) {
  return (
    <OwnQueries>
      <AreaPage pages={pages} {...props} />
    </OwnQueries>
  )
}

import { currentDocumentTitle } from '#components/page-title'
import { HiddenHead } from './hidden-head'

/** Head of a page whose address is for one person: no other page is told where it was. For Gatsby's `Head`. */
export function SecretHead({ title }: { title: string }) {
  return (
    <>
      <HiddenHead fullTitle={currentDocumentTitle()} title={title} />
      {/* Also where a link of the site opened it. */}
      <meta name='referrer' content='no-referrer' />
    </>
  )
}

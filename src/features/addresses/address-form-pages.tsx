import type { ThemeUIStyleObject } from 'theme-ui'
import { AccountRead } from '#components/account/account-read'
import { Skeleton } from '#components/skeleton'
import { TitledHeading } from '#components/titled-heading'
import { useText } from '#lib/i18n/messages'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import type { AccountPageProps } from '#session/flow-pages'
import { freshOnly } from '#session/use-account-query'
import { addressesPath, useAddress, useAddresses } from './api'
import { AddressEditForm } from './components/address-form'
import { addressMessages } from './messages'
import { bodyOf, emptyAddress, formOf } from './schema'

/** The form of a new address; the first address becomes the main one. */
export function AddressNewPage() {
  const text = useText(addressMessages)
  const addresses = useAddresses()
  return (
    <>
      <TitledHeading title={text('new.title')}>{text('new.lead')}</TitledHeading>
      <AccountRead query={addresses} skeleton={<AddressFormSkeleton />}>
        {({ results }) => (
          <AddressEditForm
            draft='address-new'
            initialValues={emptyAddress}
            submit={text('new.submit')}
            done='add'
            callOf={(form) => ({
              method: 'POST',
              path: addressesPath,
              body: bodyOf(form, results.length === 0),
            })}
          />
        )}
      </AccountRead>
    </>
  )
}

/**
 * The form of an existing address.
 * @throws PageNotFound for an address that is missing or another member's (A5-84)
 */
export function AddressEditPage({ path, params: { id = '' } }: AccountPageProps) {
  const text = useText(addressMessages)
  const isId = /^[1-9]\d{0,8}$/.test(id)
  const saved = useAddress(id, { enabled: isId })
  if (!isId || saved.error?.outcome.kind === 'missing') throw new PageNotFound(path)
  return (
    <>
      <TitledHeading title={text('edit.title')}>{text('edit.lead')}</TitledHeading>
      <AccountRead query={freshOnly(saved)} skeleton={<AddressFormSkeleton />}>
        {(found) => (
          <AddressEditForm
            draft={`address-${id}`}
            initialValues={formOf(found)}
            submit={text('edit.submit')}
            done='edit'
            callOf={(form) => ({
              method: 'PUT',
              path: `${addressesPath}/${id}`,
              body: bodyOf(form, found.isMain),
            })}
          />
        )}
      </AccountRead>
    </>
  )
}

function AddressFormSkeleton() {
  return (
    <div sx={styles.root}>
      {Array.from({ length: 8 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all the same
        <Skeleton key={at} height={74} />
      ))}
    </div>
  )
}

const styles = {
  root: { display: 'grid', gap: 4, maxWidth: 'reading' },
} satisfies Record<string, ThemeUIStyleObject>

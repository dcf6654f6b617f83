import { useQueryClient } from '@tanstack/react-query'
import { AccountRead } from '#components/account/account-read'
import { TitledHeading } from '#components/titled-heading'
import type { Address } from '#contract/account/address'
import { changeAddress, readAddress } from '#contract/endpoints/addresses'
import { call } from '#lib/http/call'
import { useTranslation } from '#lib/i18n/use-translation'
import { PageNotFound } from '#lib/navigation/page-lifecycle'
import type { AccountPageProps } from '#session/after-sign-in'
import { freshOnly, queryKeyOf, rereadOf } from '#session/use-account-query'
import { lookAtAddress, useAddress } from './api'
import { AddressEditForm } from './components/address-form'
import { AddressFormSkeleton } from './components/address-form-skeleton'
import { addressMessages } from './messages'
import { bodyOf, formOf } from './schema'

/**
 * The form of an existing address.
 * @throws PageNotFound for an address that is missing or another member's
 */
export default function AddressEditPage({ path, params: { id = '' } }: AccountPageProps) {
  const { t } = useTranslation(addressMessages)
  const isId = /^[1-9]\d{0,8}$/.test(id)
  const saved = useAddress(id, { enabled: isId })
  const queries = useQueryClient()
  /** It may have become the main one elsewhere, as the form read it before it is sent. */
  const isMain = (found: Address) =>
    queries.getQueryData<Address>(queryKeyOf(readAddress, { params: { id } }))?.isMain ??
    found.isMain
  if (!isId || saved.error?.problem.kind === 'missing') throw new PageNotFound(path)
  return (
    <>
      <TitledHeading title={t('edit.title')}>{t('edit.lead')}</TitledHeading>
      <AccountRead query={freshOnly(saved)} skeleton={<AddressFormSkeleton />}>
        {(found) => (
          <AddressEditForm
            draft={`address-${id}`}
            initialValues={formOf(found)}
            reread={rereadOf(saved, formOf)}
            submit={t('edit.submit')}
            done='edit'
            send={(form) =>
              call(changeAddress, { params: { id }, body: bodyOf(form, isMain(found)) })
            }
            look={(form) => lookAtAddress(form, found)}
          />
        )}
      </AccountRead>
    </>
  )
}

import type { ComponentType, LazyExoticComponent } from 'react'
import type { AccountRouteName } from '../../../contract/paths/account-paths'
import type { AccountPageProps } from '../../session/account-page-props'

/** A page of the account, whose script arrives when it is opened. */
export type AccountPage = LazyExoticComponent<ComponentType<AccountPageProps>>

/** Which page stands at which route; what no table names is not built yet. */
export type PageTable = Partial<Record<AccountRouteName, AccountPage>>

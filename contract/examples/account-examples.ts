import type { z } from 'zod/mini'
import type { accountWrite } from '../account/account-write'
import type { address, addressWrite } from '../account/address'
import type { dataExport } from '../account/data-export'
import type { sessionAnswer, sessionUser, userAccount } from '../account/user-account'
import { stamps, uuidOf } from './example-stamps'

export const exampleAccount = {
  id: 27,
  uuid: uuidOf(27),
  email: 'nefeli@example.gr',
  username: 'nefeli',
  displayName: 'Νεφέλη',
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  phone: '+306900000012',
  city: 'Πάτρα',
  zipcode: '26442',
  address: 'Ρυακίων 12α',
  place: '',
  country: 'GR',
  region: 'GR-G',
  birthDate: '1994-10-08',
  twitter: '',
  linkedin: '',
  facebook: '',
  instagram: '',
  website: 'https://nefeli.example',
  youtube: '',
  github: '',
  bio: 'Μαθαίνω τα σύννεφα.',
  isActive: true,
  isStaff: false,
  isSuperuser: false,
  mainImagePath: '',
  ...stamps,
} satisfies z.input<typeof userAccount>

export const exampleSessionUser = {
  ...exampleAccount,
  has_usable_password: true,
} satisfies z.input<typeof sessionUser>

export const exampleSession = {
  user: exampleSessionUser,
  generation: 'g-4',
} satisfies z.input<typeof sessionAnswer>

export const exampleAccountWrite = {
  firstName: 'Νεφέλη',
  phone: null,
  birthDate: '1994-10-08',
  website: '',
  bio: 'Μαθαίνω τα σύννεφα με το όνομά τους.',
} satisfies z.input<typeof accountWrite>

/** Fields common to all forms of one address. */
export const exampleAddressFields = {
  title: 'Σπίτι',
  firstName: 'Νεφέλη',
  lastName: 'Δροσινού',
  street: 'Ρυακίων',
  streetNumber: '12α',
  city: 'Πάτρα',
  zipcode: '26442',
  locationType: 'HOME',
  notes: '',
  isMain: true,
  country: 'GR',
  region: 'GR-G',
} as const

/** One address, as the browser reads it. */
export const exampleAddress = {
  id: 15,
  uuid: uuidOf(15),
  ...exampleAddressFields,
  phone: '+306900000012',
  mobilePhone: '',
  user: 27,
  floor: 'FIFTH_FLOOR_PLUS',
  ...stamps,
} satisfies z.input<typeof address>

/** The same address as the browser sends it. */
export const exampleAddressWrite = {
  ...exampleAddressFields,
  phone: '690 000 0012',
  floor: 'FIFTH_FLOOR_PLUS',
} satisfies z.input<typeof addressWrite>

/** A copy of a member's data that can be fetched. */
export const exampleDataExport = {
  id: 5,
  state: 'ready',
  createdAt: '2026-11-20T11:30:00+02:00',
  expiresAt: '2026-11-27T11:30:02+02:00',
  fileSize: 6201,
} satisfies z.input<typeof dataExport>

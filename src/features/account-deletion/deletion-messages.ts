import { addMessages } from '#lib/i18n/messages'
import accountDeletion from '#locales/el/account-deletion.json'

export const deletionMessages = addMessages('account-deletion', accountDeletion)

import authForm from '../../../locales/el/ask-form.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words of the forms that ask the sign-in service. */
export const authFormMessages = addMessages('ask-form', authForm)

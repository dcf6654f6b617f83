import withdrawal from '../../../locales/el/withdrawal.json'
import { addMessages } from '../../lib/i18n/messages'

/** Messages of the withdrawal page. */
export const withdrawalMessages = addMessages('withdrawal', withdrawal)

import { addMessages } from '#lib/i18n/messages'
import actions from '#locales/el/actions.json'

/** Messages of actions, for two chunks; not on every page. */
export const actionMessages = addMessages('actions', actions)

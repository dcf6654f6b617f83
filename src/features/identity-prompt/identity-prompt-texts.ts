import identityPrompt from '../../../locales/el/identity-prompt.json'
import { addMessages } from '../../lib/i18n/texts'

/** Words about signing in by Google's prompt. */
export const identityPromptMessages = addMessages('identity-prompt', identityPrompt)

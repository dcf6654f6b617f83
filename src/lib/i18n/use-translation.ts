import { useTranslation as usePluginTranslation } from 'gatsby-plugin-react-i18next'
import { i18n, type Messages, type MessageTree, type Text } from './messages'

/**
 * `useTranslation` of the i18n plugin, for the messages of one feature: `t` looks a message up by
 * its typed key. The plugin's hook gets the site's one instance, to which each feature has added
 * its messages when its chunk was loaded (docs/decisions/0006-one-i18n-instance.md).
 */
export function useTranslation<W extends MessageTree>({ namespace }: Messages<W>): { t: Text<W> } {
  // The types of the package know one instance with all messages; ours are typed by their feature.
  return usePluginTranslation(namespace, { i18n }) as unknown as { t: Text<W> }
}

import { differencesOfSettings } from './differences-of-settings'
import { differencesFrom, type Exchange } from './exchange'

/** Tests that plain mode answers as recorded. */
export function compareExchanges<World>(
  exchanges: readonly Exchange<World>[],
  world: () => World,
): void {
  it.each(exchanges)('plain mode answers as recorded: $name', async ({ name, call }) => {
    expect(differencesFrom(name, await call(world()))).toEqual(differencesOfSettings[name] ?? [])
  })
}

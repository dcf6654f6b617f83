/** What one copy of the gateway remembers for a moment: an aid, never what safety rests on (S2). */
export interface TtlCache {
  remember(name: string): void
  forget(name: string): void
  knows(name: string): boolean
}

/** Names are forgotten after `lifetimeMs`, and the oldest first once there are more than `most`. */
export function createTtlCache(lifetimeMs: number, clock: () => number, most = 20_000): TtlCache {
  const rememberedAt = new Map<string, number>()
  const isOver = (at: number) => clock() - at >= lifetimeMs

  function dropOld(): void {
    for (const [name, at] of rememberedAt) {
      if (rememberedAt.size <= most && !isOver(at)) return
      rememberedAt.delete(name)
    }
  }

  return {
    remember(name) {
      rememberedAt.delete(name)
      rememberedAt.set(name, clock())
      dropOld()
    },
    forget: (name) => void rememberedAt.delete(name),
    knows(name) {
      const at = rememberedAt.get(name)
      return at !== undefined && !isOver(at)
    },
  }
}

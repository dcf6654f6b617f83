/** The events by which XState reports the end of an actor that a state of a machine invoked. */
export function actorEvents(machine: string) {
  return {
    done: (state: string, output?: unknown) => ({
      type: `xstate.done.actor.0.${machine}.${state}`,
      output,
    }),
    failed: (state: string) => ({
      type: `xstate.error.actor.0.${machine}.${state}`,
      error: new Error('x'),
    }),
  }
}

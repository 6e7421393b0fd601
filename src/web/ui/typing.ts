import { createContext, use } from 'react';

/** Stands around what somebody types, ticks and chooses: told of each. */
export const Typing = createContext<() => void>(() => undefined);

/**
 * What a part tells that changes without an event of the browser: a press on the words beside a tick, or on a choice of a list, sets its
 * field from within, and nothing around it would hear that anything was typed.
 */
export const useTyping = (): (() => void) => use(Typing);

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

const parts = new Set<() => Promise<unknown>>();

/** What loads each part of the screens that are there, to be called while there is a network: they may be opened where there is none. */
export const partsAhead = (): readonly (() => Promise<unknown>)[] => [...parts];

/**
 * A part that few visits of a screen draw (a dialog, a menu that is opened): its code is loaded when it is first drawn.
 *
 * @param meanwhile what stands there until then; nothing, unless it is told
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): ComponentType<Props> {
  parts.add(load);
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

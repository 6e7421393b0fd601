import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part that few visits of a screen draw (a dialog, a menu that is opened): its code is loaded when it is first drawn, and until then
 * there is nothing.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

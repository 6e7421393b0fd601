import type { ComponentProps } from 'react';
import { AsOf } from '../kernel/as-of.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';

/** Of when an answer is, by the clock that everything here is shown by; by itself, since what stands around it is drawn no more often for that. */
export const AsOfNow = (props: Omit<ComponentProps<typeof AsOf>, 'now'>) => <AsOf {...props} now={useServerNow()} />;

import './shift-hues.css';
import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import { Ribbon } from '../ui/ribbon.tsx';
import { placeOnDay } from './view.ts';

interface ShiftRibbonProps {
  readonly shift: Pick<ShiftPlan, 'startsAt' | 'endsAt'>;
  readonly date: PlainDate;
  readonly zone: Zone;
}

/** Where a shift lies on its day, in the hue of its position; its times stand beside it. */
export function ShiftRibbon({ shift, date, zone }: ShiftRibbonProps) {
  return <Ribbon segments={[{ tone: 'hue', ...placeOnDay(shift, date, zone) }]} />;
}

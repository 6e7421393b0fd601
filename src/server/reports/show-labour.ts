import type { LabourFiguresReply, LabourReply, readLabour as endpoint } from '../../contract/reports/labour.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { labourBy, labourOf, type LabourFigures } from '../../domain/reports/labour.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { openLabour } from './open-labour.ts';

/** Hours and what they cost, by week, location and person. */
export const readLabour: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const labour = await openLabour(ctx, query);
  if (!labour.ok) return labour;
  const { weeks, workers, seesPay, startsOn, ...period } = labour.value;
  const { currency } = await readOrganization(ctx.tx, ctx.actor.organizationId);
  const shown = (figures: LabourFigures): LabourFiguresReply => (seesPay ? figures : { ...figures, payCents: null });
  const ofWeeks = labourBy(weeks, (week) => week.startsOn);
  const ofPlaces = labourBy(weeks, (week) => week.locationId);
  const ofPeople = labourBy(weeks, (week) => week.employeeId);
  const homes = new Map(workers.map((worker) => [worker.homeLocationId, worker.homeName]));
  const locations = [...homes].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
  // A week in which nobody worked stands in the line as well; one that begins on another day is of another policy.
  const starts = [...new Set([...startsOn, ...weeks.map((week) => week.startsOn)])].toSorted();
  return accept({
    ...period,
    currency,
    locations,
    total: shown(labourOf(weeks)),
    byWeek: starts.map((on) => weekLine(on, shown(ofWeeks.get(on) ?? labourOf([])))),
    byLocation: locations.flatMap((place) => {
      const figures = ofPlaces.get(place.id);
      return figures === undefined ? [] : [{ ...place, ...shown(figures) }];
    }),
    byPerson: workers.flatMap((worker) => {
      const figures = ofPeople.get(worker.employeeId);
      if (figures === undefined) return [];
      const { employeeId, firstName, lastName, homeLocationId, homeName } = worker;
      const home = { id: homeLocationId, name: homeName };
      return [{ employeeId, firstName, lastName, photoUrl: photoUrlOf(worker), home, ...shown(figures) }];
    }),
  });
};

const weekLine = (startsOn: PlainDate, figures: LabourFiguresReply): LabourReply['byWeek'][number] => ({
  startsOn,
  endsOn: addDays(startsOn, 6),
  ...figures,
});

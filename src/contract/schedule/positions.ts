import * as z from 'zod/mini';
import { longestPositionName } from '../../domain/schedule/position-name.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, line } from '../kernel/schemas.ts';
import { managedPosition } from '../schedule.ts';
import { skill } from '../skills.ts';

const facts = {
  name: line(longestPositionName),
  hue: z.int().check(z.minimum(1), z.maximum(5)),
  /** What it asks of whoever works as it; if left out, what it asked before, which is nothing of a new one. */
  skillIds: z.optional(z.array(id).check(z.maxLength(20))),
};
const nameTaken = refusal('position_name_taken', 409);

export const readPositions = endpoint({
  name: 'readPositions',
  method: 'GET',
  path: '/api/schedule/positions',
  sentence: 'Lists what people work as and what it may ask of them, by name; also what is closed.',
  access: { action: 'change_positions' },
  reply: z.object({ positions: z.array(managedPosition), skills: z.array(skill) }),
  refusals: [],
});

export const addPosition = endpoint({
  name: 'addPosition',
  method: 'POST',
  path: '/api/schedule/positions',
  sentence: 'Adds something that people work as.',
  access: { action: 'change_positions' },
  body: z.strictObject(facts),
  reply: managedPosition,
  refusals: [refusal('not_found', 404), nameTaken],
});

export const changePosition = endpoint({
  name: 'changePosition',
  method: 'PUT',
  path: '/api/schedule/positions/:positionId',
  sentence:
    'Renames or recolours a position, says what it asks of people, closes it or opens it again; shifts that have it keep it.',
  access: { action: 'change_positions' },
  params: z.object({ positionId: id }),
  body: z.strictObject({ ...facts, isOpen: z.boolean() }),
  reply: managedPosition,
  refusals: [refusal('not_found', 404), nameTaken],
});

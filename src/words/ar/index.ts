import type { Catalog } from '../catalog.ts';
import { daily } from './daily.ts';
import { entrance } from './entrance.ts';
import { letters } from './letters.ts';
import { office } from './office.ts';
import { refusals } from './refusals.ts';

export const ar: Catalog = {
  ...entrance,
  ...daily,
  ...office,
  ...refusals,
  ...letters,
};

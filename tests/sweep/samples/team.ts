import { v7 } from 'uuid';
import { parsePlainDate } from '../../../src/domain/kernel/time.ts';
import { aboutBystander, type Samples } from './sample.ts';

const aRow = () => ({
  firstName: 'New',
  lastName: 'Hire',
  email: `${v7()}@new.example`,
  phone: '+1 212 555 0123',
  role: 'employee',
  location: 'Wharf',
  employedFrom: '2026-01-05',
  hourlyRate: '18.50',
  employeeNumber: '9001',
});

export const teamSamples = {
  readTeam: { input: () => ({ query: { search: 'by' } }), answers: 200 },
  readEmployee: { input: aboutBystander, answers: 200, outside: 404 },
  changeEmployee: {
    // Somebody else was quicker.
    input: (stage) => ({
      ...aboutBystander(stage),
      body: {
        firstName: 'By',
        lastName: 'Stander',
        homeLocationId: stage.bystander.employee.locationId,
        furtherLocationIds: [],
        employedFrom: parsePlainDate('2026-01-05') ?? null,
        employedUntil: null,
        revision: 1_000_000,
      },
    }),
    answers: 409,
    outside: 404,
  },
  changeRole: {
    input: (stage) => ({
      ...aboutBystander(stage),
      body: { role: 'employee', managedLocationIds: [], revision: 1_000_000 },
    }),
    answers: 409,
    outside: 404,
  },
  suspendEmployee: {
    // Nobody has such an id.
    input: () => ({
      params: { employeeId: '00000000-0000-7000-8000-000000000000' },
      body: { reason: 'Left without a word' },
    }),
    answers: 404,
  },
  reinstateEmployee: { input: aboutBystander, answers: 409, outside: 404 },
  readImports: { input: () => ({ query: {} }), answers: 200 },
  previewImport: { input: () => ({ body: { rows: [aRow()] } }), answers: 200 },
  importPeople: {
    // Nobody was ever called nothing.
    input: () => ({ body: { rows: [{ ...aRow(), lastName: '' }], fileName: 'people.csv', invite: false } }),
    answers: 409,
  },
  undoImport: { input: () => ({ params: { importId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
} satisfies Partial<Samples>;

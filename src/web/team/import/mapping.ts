import { searchable } from '../../../domain/people/search-name.ts';
import { importFields, type ImportFault, type ImportField, type ImportRow } from '../../../domain/team/import-row.ts';

/** Which column of the file each field is read from; none, where the file says nothing of it. */
export type Mapping = { readonly [Field in ImportField]?: number };

/** How columns are headed, in the three languages and in the exports of others. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'given name', 'nombre', 'nombres', 'الاسم الأول', 'الاسم'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos', 'اسم العائلة', 'اللقب'],
  email: ['email', 'e-mail', 'email address', 'mail', 'correo', 'correo electronico', 'البريد الإلكتروني', 'البريد'],
  phone: ['phone', 'phone number', 'mobile', 'telefono', 'celular', 'الهاتف', 'رقم الهاتف', 'الجوال'],
  role: ['role', 'position', 'rol', 'puesto', 'الدور', 'الوظيفة'],
  location: ['location', 'home location', 'site', 'branch', 'ubicacion', 'sucursal', 'الموقع', 'الفرع'],
  employedFrom: [
    'start date',
    'hire date',
    'employment start',
    'employed from',
    'fecha de inicio',
    'تاريخ البدء',
    'تاريخ التعيين',
  ],
  hourlyRate: ['hourly rate', 'rate', 'pay rate', 'wage', 'tarifa', 'tarifa por hora', 'أجر الساعة', 'الأجر'],
  employeeNumber: ['employee number', 'employee id', 'number', 'numero de empleado', 'الرقم الوظيفي'],
};

const plain = (heading: string): string =>
  searchable(heading)
    .replace(/[\s_-]+/gu, ' ')
    .trim();

/** Guesses from the headings; each column is taken once. */
export function guessMapping(head: readonly string[]): Mapping {
  const columns = head.map(plain);
  const taken = new Set<number>();
  const guesses = importFields.flatMap((field) => {
    const known = headings[field].map(plain);
    const index = columns.findIndex((column, at) => !taken.has(at) && known.includes(column));
    if (index < 0) return [];
    taken.add(index);
    return [[field, index] as const];
  });
  return Object.fromEntries(guesses);
}

/** The rows of a file under a mapping, as they are sent; a row of nothing but empty cells is none. */
export function mappedRows(
  rows: readonly (readonly string[])[],
  mapping: Mapping,
): { readonly line: number; readonly row: ImportRow }[] {
  return rows.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const entries = Object.entries(mapping).map(([field, column]) => [field, cells[column] ?? '']);
    // Line 1 is the heading.
    return [{ line: index + 2, row: Object.fromEntries(entries) as ImportRow }];
  });
}

/** Fields that are needed and read from no column: said once where the column is chosen, rather than for each row. */
export const fieldsWithoutColumn = (
  faults: readonly Pick<ImportFault, 'field' | 'fault'>[],
  mapping: Mapping,
): ReadonlySet<ImportField> =>
  new Set(
    faults.filter(({ field, fault }) => fault === 'missing' && mapping[field] === undefined).map(({ field }) => field),
  );

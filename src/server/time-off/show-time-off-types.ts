import type { readTimeOffTypes as endpoint } from '../../contract/time-off/time-off-types.ts';
import { accept } from '../../domain/kernel/result.ts';
import { isTypeNameTaken, type TypePreset } from '../../domain/time-off/time-off-type.ts';
import { speakers } from '../../words/speakers.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import type { UseCase } from '../kernel/route.ts';
import { listTypes } from './time-off-types.repository.ts';

export const readTimeOffTypes: UseCase<typeof endpoint> = async ({ tx, actor }) =>
  accept({ types: [...(await listTypes(tx, actor.organizationId))] });

interface NamedType {
  readonly typeId: string;
  readonly preset: TypePreset | null;
  readonly name: string | null;
}

/** Whether somebody would read the name of a type at another one too, in whichever language they read. */
export const isCalledLikeAnother = (type: NamedType, types: readonly NamedType[]): boolean =>
  isTypeNameTaken(called(type), types.map(called));

const called = (type: NamedType) => ({
  typeId: type.typeId,
  names: Object.values(speakers).map((speaker) => timeOffTypeName(speaker, type)),
});

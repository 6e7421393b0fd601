import type { Translation } from '../catalog.ts';
import type { humanCheck as source } from '../en/human-check.ts';

export const humanCheck: Translation<typeof source> = {
  'human.checking': 'Comprobando que eres una persona…',
  'human.passed': 'Comprobado: eres una persona.',
  'human.failed': 'No se pudo hacer la comprobación en este navegador. Inténtalo de nuevo.',
};

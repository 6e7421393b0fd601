import { v7 } from 'uuid';
import { aboutBystander, aTuesday, nobody, type Samples } from './sample.ts';

export const skillsSamples = {
  readSkills: { input: () => ({}), answers: 200 },
  addSkill: { input: () => ({ body: { name: `Card ${v7()}`, isCertificate: true } }), answers: 200 },
  changeSkill: {
    input: () => ({ params: { skillId: nobody.employeeId }, body: { name: 'Card', isOpen: true } }),
    answers: 404,
  },
  // Of whom there is nobody: an employee reads their own alone, as tests/database/skills.test.ts says.
  readHeldSkills: { input: () => ({ params: { employeeId: v7() } }), answers: 404 },
  recordHeldSkill: {
    // A skill that nobody keeps.
    input: (stage) => ({
      ...aboutBystander(stage),
      body: {
        id: v7(),
        skillId: nobody.employeeId,
        startsOn: aTuesday,
        endsOn: null,
        number: null,
        supersedesId: null,
      },
    }),
    answers: 404,
  },
  withdrawHeldSkill: {
    input: ({ bystander }) => ({
      params: { employeeId: bystander.employee.employeeId, heldId: nobody.employeeId },
    }),
    answers: 404,
  },
  readEndingCertificates: { input: () => ({}), answers: 200 },
} satisfies Partial<Samples>;

import * as z from 'zod/mini';
import { longestCertificateNumber, longestSkillName } from '../domain/skills/held-skill.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { clientMadeId, id, instant, line, plainDate } from './kernel/schemas.ts';

/** Something that people are able or allowed to do; a certificate has a last day. */
export const skill = z.object({ id, name: z.string(), isCertificate: z.boolean(), isOpen: z.boolean() });
export type SkillReply = z.output<typeof skill>;

const changing = { action: 'change_positions' } as const;
const notFound = refusal('not_found', 404);
const nameTaken = refusal('skill_name_taken', 409);

export const readSkills = endpoint({
  name: 'readSkills',
  method: 'GET',
  path: '/api/skills',
  sentence: 'Lists the skills and certificates that the organization keeps, by name; also what is closed.',
  access: changing,
  reply: z.object({ skills: z.array(skill) }),
  refusals: [],
});

export const addSkill = endpoint({
  name: 'addSkill',
  method: 'POST',
  path: '/api/skills',
  sentence: 'Adds a skill, or a certificate that ends.',
  access: changing,
  body: z.strictObject({ name: line(longestSkillName), isCertificate: z.boolean() }),
  reply: skill,
  refusals: [nameTaken],
});

export const changeSkill = endpoint({
  name: 'changeSkill',
  method: 'PUT',
  path: '/api/skills/:skillId',
  sentence: 'Renames a skill, closes it or opens it again; whoever holds it goes on holding it.',
  access: changing,
  params: z.object({ skillId: id }),
  body: z.strictObject({ name: line(longestSkillName), isOpen: z.boolean() }),
  reply: skill,
  refusals: [notFound, nameTaken],
});

/** A row of what somebody holds or held. */
export const heldSkill = z.object({
  id,
  skillId: id,
  startsOn: plainDate,
  /** Included; null, without an end. */
  endsOn: z.nullable(plainDate),
  number: z.nullable(z.string()),
  /** The row that this one takes the place of. */
  supersedesId: z.nullable(id),
  /** It was taken away with this row. */
  isWithdrawn: z.boolean(),
  recordedBy: z.string(),
  recordedAt: instant,
});
export type HeldSkillReply = z.output<typeof heldSkill>;

const heldReply = z.object({
  /** What may be held, also what is closed. */
  skills: z.array(skill),
  held: z.array(heldSkill),
  mayRecord: z.boolean(),
});
export type HeldSkillsReply = z.output<typeof heldReply>;

export const readHeldSkills = endpoint({
  name: 'readHeldSkills',
  method: 'GET',
  path: '/api/employees/:employeeId/skills',
  sentence: 'Tells which skills and certificates somebody holds and held, corrections included.',
  access: { action: 'see_skills' },
  params: z.object({ employeeId: id }),
  reply: heldReply,
  refusals: [notFound],
});

export const recordHeldSkill = endpoint({
  name: 'recordHeldSkill',
  method: 'POST',
  path: '/api/employees/:employeeId/skills',
  sentence:
    'Records that somebody holds a skill from a date on, a certificate until its last day; or what was recorded before, otherwise. Sent again, it is there once.',
  access: { action: 'record_skills' },
  params: z.object({ employeeId: id }),
  body: z.strictObject({
    id: clientMadeId,
    skillId: id,
    startsOn: plainDate,
    endsOn: z.nullable(plainDate),
    number: z.nullable(line(longestCertificateNumber)),
    /** The row that is corrected by it. */
    supersedesId: z.nullable(id),
  }),
  reply: heldReply,
  refusals: [
    notFound,
    refusal('own_skills', 403),
    refusal('employee_not_admitted', 409),
    refusal('skill_closed', 409),
    refusal('certificate_without_end', 422),
    refusal('skill_with_end', 422),
    refusal('dates_reversed', 422),
    /** Somebody else corrected it meanwhile, or took it away. */
    refusal('held_skill_changed', 409),
    refusal('held_skill_id_reused', 422),
  ],
});

export const withdrawHeldSkill = endpoint({
  name: 'withdrawHeldSkill',
  method: 'POST',
  path: '/api/employees/:employeeId/skills/:heldId/withdraw',
  sentence: 'Takes away what was recorded of somebody; the row stays, and says when.',
  access: { action: 'record_skills' },
  params: z.object({ employeeId: id, heldId: id }),
  reply: heldReply,
  refusals: [notFound, refusal('own_skills', 403), refusal('held_skill_changed', 409)],
});

export const readEndingCertificates = endpoint({
  name: 'readEndingCertificates',
  method: 'GET',
  path: '/api/certificates/ending',
  sentence:
    'Lists the certificates that end within a month or have ended, of the people of the locations of the reader.',
  access: { action: 'record_skills' },
  reply: z.object({
    certificates: z.array(
      z.object({
        heldId: id,
        employeeId: id,
        name: z.string(),
        photoUrl: z.nullable(z.string()),
        locationName: z.string(),
        skillName: z.string(),
        number: z.nullable(z.string()),
        endsOn: plainDate,
      }),
    ),
  }),
  refusals: [],
});

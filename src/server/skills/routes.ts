import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { addSkill } from './add-skill.ts';
import { changeSkill } from './change-skill.ts';
import { readEndingCertificates, readHeldSkills, readSkills } from './read.ts';
import { recordHeldSkill } from './record-held-skill.ts';
import { withdrawHeldSkill } from './withdraw-held-skill.ts';

export const skillRoutes = [
  route(contract.readSkills, readSkills),
  route(contract.addSkill, addSkill),
  route(contract.changeSkill, changeSkill),
  route(contract.readHeldSkills, readHeldSkills),
  route(contract.recordHeldSkill, recordHeldSkill),
  route(contract.withdrawHeldSkill, withdrawHeldSkill),
  route(contract.readEndingCertificates, readEndingCertificates),
];

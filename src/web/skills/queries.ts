import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addSkill,
  changeSkill,
  readEndingCertificates,
  readHeldSkills,
  readSkills,
  recordHeldSkill,
  withdrawHeldSkill,
  type SkillReply,
} from '../../contract/skills.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { tellChanged } from '../kernel/live.ts';

/** The skills that the organization keeps. */
export const useSkills = () => useQuery(ask(readSkills));

export type SkillWish = Omit<SkillReply, 'id'> & { readonly id: string | undefined };

/** Adds a skill, or changes the one named. */
export const useSaveSkill = () =>
  useMutation({
    mutationFn: ({
      id,
      name,
      isCertificate,
      isOpen,
    }: SkillWish): Promise<CallAnswer<typeof addSkill> | CallAnswer<typeof changeSkill>> =>
      id === undefined
        ? call(addSkill, { body: { name, isCertificate } })
        : call(changeSkill, { params: { skillId: id }, body: { name, isOpen } }),
    onSuccess: ({ ok }) => {
      if (!ok) return;
      void queryClient.invalidateQueries({ queryKey: keyOf(readSkills) });
      // What positions may ask for stands in their answer.
      tellChanged('schedule');
    },
  });

/** What somebody holds and held. */
export const useHeldSkills = (employeeId: string) => useQuery(ask(readHeldSkills, { params: { employeeId } }));

/** The certificates of the reader's people that end soon. */
export const useEndingCertificates = () => useQuery(ask(readEndingCertificates));

/** What was answered stands at once; what somebody else changed meanwhile is read. */
function keepHeld(
  employeeId: string,
  answer: CallAnswer<typeof recordHeldSkill> | CallAnswer<typeof withdrawHeldSkill>,
): void {
  const key = keyOf(readHeldSkills, { params: { employeeId } });
  if (answer.ok) {
    queryClient.setQueryData(key, answer.value);
    void queryClient.invalidateQueries({ queryKey: keyOf(readEndingCertificates) });
    tellChanged('schedule');
  } else {
    void queryClient.invalidateQueries({ queryKey: key });
  }
}

export const useRecordHeld = (employeeId: string) =>
  useMutation({
    mutationFn: (body: CallInput<typeof recordHeldSkill>['body']): Promise<CallAnswer<typeof recordHeldSkill>> =>
      call(recordHeldSkill, { params: { employeeId }, body }),
    onSuccess: (answer) => keepHeld(employeeId, answer),
  });

export const useWithdrawHeld = (employeeId: string) =>
  useMutation({
    mutationFn: (heldId: string): Promise<CallAnswer<typeof withdrawHeldSkill>> =>
      call(withdrawHeldSkill, { params: { employeeId, heldId } }),
    onSuccess: (answer) => keepHeld(employeeId, answer),
  });

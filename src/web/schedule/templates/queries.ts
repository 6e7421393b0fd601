import { useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { addTemplate, changeTemplate, readTemplates, removeTemplate } from '../../../contract/schedule/templates.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import type { AskError } from '../../kernel/refused.ts';

type AddAnswer = CallAnswer<typeof addTemplate>;

/** What is planned again and again at a location. */
export const useTemplates = (locationId: string) => useQuery(ask(readTemplates, { query: { locationId } }));

const readAgain = ({ ok }: { readonly ok: boolean }): void => {
  if (ok) void queryClient.invalidateQueries({ queryKey: keyOf(readTemplates) });
};

const keep = (body: InputOf<typeof addTemplate>['body']): Promise<AddAnswer> => call(addTemplate, { body });

export const useAddTemplate = () => useMutation({ mutationFn: keep, onSuccess: readAgain });

/** What became of it is told also where nothing that asked for it is there any more. */
export const useKeepAgain = (onAnswer: (answer: AddAnswer) => void, onError: (error: AskError) => void) =>
  useMutation({
    mutationFn: keep,
    onSuccess: (answer) => {
      readAgain(answer);
      onAnswer(answer);
    },
    onError,
  });

type TemplateChange = { readonly templateId: string } & InputOf<typeof changeTemplate>['body'];

export const useChangeTemplate = () =>
  useMutation({
    mutationFn: ({ templateId, ...body }: TemplateChange): Promise<CallAnswer<typeof changeTemplate>> =>
      call(changeTemplate, { params: { templateId }, body }),
    onSuccess: readAgain,
  });

export const useRemoveTemplate = () =>
  useMutation({
    mutationFn: (templateId: string): Promise<CallAnswer<typeof removeTemplate>> =>
      call(removeTemplate, { params: { templateId } }),
    onSuccess: readAgain,
  });

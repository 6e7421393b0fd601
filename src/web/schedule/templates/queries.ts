import { useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { addTemplate, changeTemplate, readTemplates, removeTemplate } from '../../../contract/schedule/templates.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';

/** What is planned again and again at a location. */
export const useTemplates = (locationId: string) => useQuery(ask(readTemplates, { query: { locationId } }));

const readAgain = ({ ok }: { readonly ok: boolean }): void => {
  if (ok) void queryClient.invalidateQueries({ queryKey: keyOf(readTemplates) });
};

export const useAddTemplate = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof addTemplate>['body']): Promise<CallAnswer<typeof addTemplate>> =>
      call(addTemplate, { body }),
    onSuccess: readAgain,
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

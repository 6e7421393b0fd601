import type { EndpointSpec } from '../../../contract/kernel/endpoint.ts';
import { scopeFor } from '../scope-for.ts';

/**
 * `/llms.txt` (llmstxt.org): what a program that reads text should know before it calls the API, and each call that a token opens.
 *
 * @param publicUrl where it answers
 */
export function llmsText(endpoints: readonly EndpointSpec[], publicUrl: string): string {
  const forPrograms = endpoints.flatMap((endpoint) => {
    const { method, path, sentence } = endpoint;
    const scope = scopeFor(endpoint);
    return scope === undefined
      ? []
      : [{ isListed: path.startsWith('/api/v1/'), line: `- \`${method} ${path}\` (${scope}): ${sentence}` }];
  });
  const lines = (isListed: boolean) => forPrograms.filter((one) => one.isListed === isListed).map(({ line }) => line);
  return [
    '# Meridian',
    '',
    '> The time clock, schedule, time off, messages and pay book of an organization that pays people by the hour.',
    '',
    'Send a personal API token as `Authorization: Bearer meridian_…`; its owner makes it under Settings, Security, with scopes and an end.',
    'Times are ISO 8601 in UTC, money is whole cents. Every refusal is problem details (RFC 9457) with a `code`; 429 and 503 say `Retry-After`.',
    'Send `Idempotency-Key` with a POST or PATCH whose reference names it, if it may have to be sent again: within a day it is done once for each key.',
    '',
    '## Reference',
    '',
    `- [OpenAPI 3.1](${publicUrl}/openapi.json): every call with all that goes in, all that comes out, and each refusal`,
    '',
    '## Collections',
    '',
    'Each answers `{ data, next }`; send `next` back as `cursor` until it is null; any other is refused with 422. `limit` is 1 to 100.',
    '',
    ...lines(true),
    '',
    '## Other calls that a token opens',
    '',
    ...lines(false),
    '',
  ].join('\n');
}

import * as z from 'zod/mini';
import type { EndpointSpec, ReplyOf } from '../../contract/kernel/endpoint.ts';
import { deviceMemory } from './device-memory.ts';
import { parseJson } from './parse-json.ts';

/** What of one person's answers may stay on this device; of an endpoint that has no rule, nothing does. */
export interface KeptRule {
  /** Whose they are. */
  readonly owner: string;
  /** Of so many questions the answer is kept, those that were asked last. */
  readonly most: number;
  /** By what the answer to a question is found again; undefined, it is not kept. */
  readonly placeOf: (input: unknown) => string | undefined;
  /** What of an answer is kept; undefined, nothing. */
  readonly partOf: (reply: unknown) => unknown;
}

/** How it is known what may be kept: by the name of an endpoint, for whoever this device knows to be here now. */
export interface KeptRules {
  readonly ruleOf: (endpoint: string) => KeptRule | undefined;
  /** Whether this device is somebody's own, as far as it knows. */
  readonly isOwnDevice: () => Promise<boolean>;
}

/** After a week nothing of it is shown, nor stays. */
const longestAge = 7 * 86_400_000;
/** More characters than a week, a page or a thread has: what is longer is not kept. */
const longestText = 60_000;

/** Local storage, since it is forgotten at once and in all tabs; and beside what is not forgotten alike. */
const beginning = 'meridian.kept ';
const ownPlaces = (owner: string): string => `${beginning}${owner} `;
const placesOf = ({ owner }: KeptRule, endpoint: EndpointSpec): string => `${ownPlaces(owner)}${endpoint.name} `;

let rules: KeptRules = { ruleOf: () => undefined, isOwnDevice: async () => false };

/** Says what may be kept. Until it is said, nothing is. */
export function keepAnswersBy(given: KeptRules): void {
  rules = given;
  forgetOld();
}

/** Where the answer to a question may be kept; undefined where it may not. */
export interface KeptPlace {
  readonly rule: KeptRule;
  readonly place: string;
}

/** To be asked before the question is: an answer that comes when somebody else is here is nobody's. */
export function keptPlaceOf(endpoint: EndpointSpec, input: unknown): KeptPlace | undefined {
  const rule = rules.ruleOf(endpoint.name);
  const about = rule?.placeOf(input);
  return rule === undefined || about === undefined ? undefined : { rule, place: `${placesOf(rule, endpoint)}${about}` };
}

/** Keeps what may be kept of an answer, in the place of the one before; what is too long, or by now somebody else's, is not. */
export async function keepAnswer<const E extends EndpointSpec>(
  endpoint: E,
  { rule, place }: KeptPlace,
  reply: ReplyOf<E>,
): Promise<void> {
  const at = Date.now();
  const isOwn = await rules.isOwnDevice();
  // Whoever has logged out meanwhile, in this tab or another, leaves nothing behind.
  if (!isOwn || rules.ruleOf(endpoint.name)?.owner !== rule.owner) return;
  const part = rule.partOf(reply);
  const text = part === undefined || endpoint.reply === undefined ? '' : JSON.stringify(z.encode(endpoint.reply, part));
  if (text === '' || text.length > longestText) return deviceMemory.forget(place);
  deviceMemory.keep(place, `${at} ${text}`);
  const all = deviceMemory.placesOf(placesOf(rule, endpoint)).toSorted((one, other) => keptAt(other) - keptAt(one));
  all.slice(rule.most).forEach(deviceMemory.forget);
}

/** What was kept in a place, and when; undefined where there is nothing, or nothing that this version still understands. */
export function keptAnswer<const E extends EndpointSpec>(
  endpoint: E,
  { place }: KeptPlace,
): { readonly at: number; readonly reply: ReplyOf<E> } | undefined {
  const at = keptAt(place);
  const text = deviceMemory.read(place);
  if (text === null || endpoint.reply === undefined || isOld(at)) return undefined;
  const decoded = z.safeDecode(endpoint.reply, parseJson(text.slice(text.indexOf(' ') + 1)));
  return decoded.success ? { at, reply: decoded.data as ReplyOf<E> } : undefined;
}

/** Of what an endpoint's answers are kept for whoever is here, and since when. */
export function keptSubjects(endpoint: EndpointSpec): readonly { readonly subject: string; readonly at: number }[] {
  const rule = rules.ruleOf(endpoint.name);
  if (rule === undefined) return [];
  const places = placesOf(rule, endpoint);
  return deviceMemory.placesOf(places).map((place) => ({ subject: place.slice(places.length), at: keptAt(place) }));
}

/** What was refused is no longer somebody's to read. */
export const forgetAnswer = ({ place }: KeptPlace): void => deviceMemory.forget(place);

/** Forgets all answers that are kept here, but for those of whoever is here. */
export function forgetAnswers(butOf?: string): void {
  const all = deviceMemory.placesOf(beginning);
  all.filter((place) => butOf === undefined || !place.startsWith(ownPlaces(butOf))).forEach(deviceMemory.forget);
}

function forgetOld(): void {
  const old = deviceMemory.placesOf(beginning).filter((place) => isOld(keptAt(place)));
  old.forEach(deviceMemory.forget);
}

const keptAt = (place: string): number => Number.parseInt(deviceMemory.read(place) ?? '', 10);

/** A device's clock may be set back: what seems to be of another day to come is as old as what is. */
const isOld = (at: number): boolean => !(Math.abs(Date.now() - at) <= longestAge);

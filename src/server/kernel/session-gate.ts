import { isEmployeeStatus } from '../../domain/access/employee-status.ts';
import { isRole } from '../../domain/access/role.ts';
import type { Scope } from '../../domain/access/scope.ts';
import { languages } from '../../domain/kernel/language.ts';
import { formatInstant, parseZone, type Instant } from '../../domain/kernel/time.ts';
import type { Clock } from './clock.ts';
import type { Person } from './context.ts';
import type { Database } from './database.ts';
import { hashOfToken } from './secret.ts';
import type { SessionGate } from './services.ts';
import { together } from './together.ts';

interface GateRow {
  readonly token_hash: Buffer;
  readonly session_id: string;
  readonly scopes: readonly Scope[] | null;
  readonly authenticated_at: Instant;
  readonly has_second_factor: boolean;
  readonly user_id: string;
  readonly language: string;
  readonly organization_id: string;
  readonly employee_id: string;
  readonly first_name: string;
  readonly role: string;
  readonly status: string;
  readonly zone: string;
  readonly home_location_id: string;
  readonly location_id: string;
  readonly location_zone: string;
  readonly location_ids: string[];
  readonly managed_location_ids: string[];
}

interface Knock {
  readonly hash: Buffer;
  readonly at: Instant;
}

const knock = 'select * from opened_sessions($1, $2)';

/**
 * Looks a session or a token up, each time anew: whoever was suspended or signed out a moment ago is out. That it was used is remembered with it.
 * Requests that knock at the same time are let in by one look.
 */
export function openSessionGate(database: Database, clock: Clock): SessionGate {
  const look = together<Knock, Person | undefined>(async (knocks) => {
    const latest = Math.max(...knocks.map(({ at }) => at)) as Instant;
    const rows = await database.query<GateRow>('opened_sessions', knock, [
      knocks.map(({ hash }) => hash),
      formatInstant(latest),
    ]);
    const people = new Map(rows.map((row) => [row.token_hash.toString('base64'), personOf(row)]));
    return knocks.map(({ hash }) => people.get(hash.toString('base64')));
  }, 256);
  return (token) => look({ hash: hashOfToken(token), at: clock.now() });
}

function personOf(row: GateRow): Person {
  const { role, status, language } = row;
  const zone = parseZone(row.zone);
  const locationZone = parseZone(row.location_zone);
  const knownLanguage = languages.find((one) => one === language);
  const isKnown = zone !== undefined && locationZone !== undefined && knownLanguage !== undefined;
  if (!isRole(role) || !isEmployeeStatus(status) || !isKnown) {
    throw new Error('the session gate gave a role, status, zone or language that nobody knows');
  }
  return {
    sessionId: row.session_id,
    scopes: row.scopes ?? undefined,
    authenticatedAt: row.authenticated_at,
    hasSecondFactor: row.has_second_factor,
    userId: row.user_id,
    organizationId: row.organization_id,
    employeeId: row.employee_id,
    firstName: row.first_name,
    role,
    status,
    language: knownLanguage,
    locationId: row.location_id,
    locationZone,
    homeLocationId: row.home_location_id,
    zone,
    locationIds: row.location_ids,
    managedLocationIds: row.managed_location_ids,
  };
}

import { createHash } from 'node:crypto';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { type MessageFacts, messages } from './data/messages.ts';
import { idOf } from './ids.ts';

const HOUR_MS = 3_600_000;

/** Rounds to the hour, so that data loaded twice within one has the same messages. */
const hourOf = (now: Date) => Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;

const addressOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replace(' ', '.')}@example.com`;

function recordOf(facts: MessageFacts, home: LocationProfile, now: Date): InformationRequestRecord {
  const { hoursAgo, name, needType, phone, message, answeredBy } = facts;
  const at = hourOf(now) - hoursAgo * HOUR_MS;
  const template = home.templates.find(({ id }) => facts.package && id === idOf('template', home.id, facts.package));
  return {
    id: uuidV7({ now: at, random: createHash('sha256').update(`message ${name}`).digest() }),
    providerLocationId: home.id,
    createdOn: new Date(at).toISOString(),
    needType,
    name,
    email: addressOf(name),
    phone,
    message,
    ...(template ? { packageId: template.id, packageName: template.name } : {}),
    ...(answeredBy ? { answeredBy, answeredOn: new Date(at + 5 * HOUR_MS).toISOString() } : {}),
  };
}

/** Returns what sample families wrote to a home, as it is stored, some of it answered. */
export const sampleMessages = (home: LocationProfile, now: Date): InformationRequestRecord[] =>
  messages.filter((facts) => facts.home === home.name).map((facts) => recordOf(facts, home, now));

import { createHash } from 'node:crypto';
import { messageTemplateItem } from '#functions/table/message-template.ts';
import type { Item } from '#functions/table/table.ts';
import { textNumberItems } from '#functions/table/thread.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { uuidV7 } from '#shared/values/ids.ts';
import { type MessageFacts, messages, sampleMessageTemplates, sampleTextNumbers } from './data/messages.ts';
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

/** Returns what a sample home answers families with: its templates, and the number that it texts from. */
export const sampleAnswering = (home: LocationProfile): Item[] => [
  ...sampleMessageTemplates
    .filter((template) => template.home === home.name)
    .map(({ name, text }) => messageTemplateItem(home.id, { id: idOf('message-template', home.id, name), name, text })),
  ...(sampleTextNumbers[home.name] ? textNumberItems(home.id, sampleTextNumbers[home.name] as string) : []),
];

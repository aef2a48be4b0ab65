import type { CaseRecord } from '#functions/table/case.ts';
import { readCaseServices } from '#functions/table/case-display-service.ts';
import { readCustody } from '#functions/table/custody.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { NOT_SENT, readCasePlans } from '#functions/table/plan-case.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { careMilestones } from '#shared/lifecycles/care-milestones.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { timeOfUuidV7 } from '#shared/values/ids.ts';
import { readCaseFile } from '../viewing/case-file.ts';
import { factsOfCase } from './facts-of-case.ts';
import type { CaseContext } from './timeline-of.ts';

/** Returns the facts of a case that was opened before facts existed: from everything kept about it, and from its records of what has happened. */
export async function firstFacts(context: Pick<CaseContext, 'table' | 'now'>, record: CaseRecord): Promise<CaseFacts> {
  const { table } = context;
  const [file, services, custody, plans, home] = await Promise.all([
    readCaseFile(context, record),
    readCaseServices(table, record.id),
    readCustody(table, record.id),
    readCasePlans(table, record.id),
    readLocationRow(table, record.providerLocationId),
  ]);
  if (!home) throw new Error(`The home of the case ${record.id} is not in the table.`);
  const dayOf = (instant: string) => dateInZone(instant, home.timeZone);
  const ofCare = custody.reduce<CaseFacts>(
    (facts, { to, happenedOn, correctionReason }) =>
      careMilestones(facts, { to, happenedOn: dayOf(happenedOn), isCorrection: correctionReason !== undefined }),
    {},
  );
  const sent = plans.map(({ submissionId }) => submissionId).filter((id) => id !== NOT_SENT);
  const times = sent.flatMap((id) => timeOfUuidV7(id) ?? []);
  const receivedOn = times.length > 0 ? dayOf(new Date(Math.max(...times)).toISOString()) : undefined;
  return {
    ...factsOfCase({ ...file, record }, services),
    ...ofCare,
    ...(receivedOn === undefined ? {} : { planReceivedOn: receivedOn }),
    decedentStatus: record.decedentStatus,
  };
}

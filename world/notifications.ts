import { namedId } from '#functions/runtime/named-id.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { fromItem } from '#functions/table/item.ts';
import { notificationItem } from '#functions/table/notification.ts';
import type { Item } from '#functions/table/table.ts';
import type { CaseNote } from '#shared/model/case.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { type Notification, namesOf } from '#shared/notifications/after-event.ts';
import { changedSubject, kindOf } from '#shared/notifications/notification-kinds.ts';
import { preview } from '#shared/values/text.ts';

/** Notifications older than this are read. */
const READ_AFTER_MS = 3 * 86_400_000;
const MAX_WORDS = 160;

type Told = Pick<Notification, 'kind' | 'at' | 'byId' | 'byName'> & Partial<Pick<Notification, 'subjects' | 'words'>>;

/** Returns what the members of the sample's cases were told: that they got a case, what relatives answered, and the notes of their colleagues. */
export function sampleNotifications(home: LocationProfile, items: readonly Item[], now: Date): Item[] {
  const staff = home.employees.filter(({ appUserId }) => appUserId !== undefined);
  const colleagueOf = (employeeId: string) => staff.find(({ id, kind }) => id !== employeeId && kind === 'staff');
  const of = (entityType: string) => items.filter((item) => item.entityType === entityType);
  const notes = of('case-note').map((item) => fromItem<CaseNote>(item));
  return of('case')
    .map((item) => fromItem<CaseRecord>(item))
    .flatMap((record): Item[] => {
      const member = staff.find(({ id }) => id === record.employeeId);
      const by = member && colleagueOf(member.id);
      if (!member || !by) return [];
      const told: Told[] = [
        { kind: 'case-assigned', at: record.createdOn, byId: by.appUserId ?? null, byName: by.fullName },
        ...(record.familyProgress > 0
          ? [
              {
                kind: 'family-changes' as const,
                at: record.updatedOn,
                byId: record.primaryContact ?? null,
                byName: record.primaryContactName ?? null,
                subjects: ['fatherName', 'motherName', 'birthPlace'].map((name) => changedSubject('answer', name)),
              },
            ]
          : []),
        ...notes
          .filter(({ caseId, createdBy }) => caseId === record.id && createdBy !== member.appUserId)
          .map(({ id, note, createdBy, createdByName, createdOn }) => ({
            kind: 'mention' as const,
            at: createdOn,
            byId: createdBy,
            byName: createdByName,
            subjects: [id],
            words: preview(`@${member.fullName} ${note}`, MAX_WORDS),
          })),
      ];
      return told.map((each) => {
        const event = `${record.id}#${each.kind}#${each.at}`;
        const said = { caseId: record.id, subjects: [], words: null, ...each };
        const isRead = now.getTime() - Date.parse(each.at) > READ_AFTER_MS;
        return notificationItem({
          ...said,
          id: namedId('notification', home.id, member.id, ...namesOf(said, event)),
          locationId: home.id,
          employeeId: member.id,
          isInBell: kindOf(each.kind).usual.bell,
          ...(isRead ? { readAt: each.at } : {}),
        });
      });
    });
}

import type { NotificationView } from '#shared/contract/notifications.ts';
import { kindOf } from '#shared/notifications/notification-kinds.ts';
import { workPaths } from '#web/work-paths.ts';

const ofCase = {
  case: workPaths.caseDashboard,
  'case-custody': workPaths.decedentCustody,
  'case-notes': workPaths.caseNotes,
  'case-details': workPaths.caseDetails,
  'case-payments': workPaths.paymentDetails,
  'online-arrangements': workPaths.onlineArrangements,
};

/** Returns the address that a notification leads to; null if its reader may no longer see that. */
export function placeOf({ kind, case: about }: Pick<NotificationView, 'kind' | 'case'>, locationId: string): string | null {
  const { place } = kindOf(kind);
  if (place === 'my-day') return workPaths.myDay({ locationId });
  if (place === 'card-payments') return workPaths.cardPayments({ locationId });
  if (place === 'team') return workPaths.team({ locationId });
  if (place === 'messages') return workPaths.messages({ locationId });
  return about && ofCase[place]({ locationId, caseId: about.id });
}

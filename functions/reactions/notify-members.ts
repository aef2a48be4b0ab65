import { notifyingData } from '#functions/notifications/event-details.ts';
import { notificationWrites } from '#functions/notifications/notify.ts';
import { reaction } from '#functions/runtime/reaction.ts';

/** Tells the members of a home what concerns them: in their bell, by email, or both, as they chose. */
export const handler = reaction('notify-members', notifyingData, (event, context) => notificationWrites(context, event));

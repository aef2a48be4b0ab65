import { randomUUID } from 'node:crypto';
import { newMessageItems } from '#functions/table/message.ts';
import { newEmail, openCloudTable } from '#test/cloud/cloud.ts';
import { teamHome } from '#test/journeys/parts/team-home.ts';

/** Adds a home with a message from a family. */
export async function homeWithMessage() {
  const home = await teamHome();
  const message = {
    id: randomUUID(),
    providerLocationId: home.locationId,
    createdOn: new Date().toISOString(),
    needType: 'at-need' as const,
    name: 'Priya Raman',
    email: newEmail('priya'),
    phone: '(617) 555-0118',
    message: 'My mother died last night. Could somebody call me?',
  };
  await openCloudTable().putAll(newMessageItems(message));
  return { ...home, message };
}

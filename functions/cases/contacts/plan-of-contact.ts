import type { Arrangement } from '#shared/model/arrangement.ts';
import { FIRST_SAVING_STEP } from '#shared/planner/steps.ts';
import type { MailedContact } from './mailed-contact.ts';

/**
 * Returns the plan that a relative begins for a case. Who plans and for whom is known; everything else is asked. A relationship that the home doesn't know
 * is Other until the relative says.
 */
export function planOfContact(planId: string, { record, contact }: MailedContact): Arrangement {
  const { firstName, middleName, lastName, email, phoneNumber, relationship = 'other' } = contact;
  return {
    arrangementId: planId,
    providerLocationId: record.providerLocationId,
    completedFinalStep: FIRST_SAVING_STEP,
    timing: record.type,
    type: 'someone-else',
    contacts: [
      { contactType: 'contact', firstName, middleName, lastName, email, phoneNumber, relationship },
      {
        contactType: 'decedent',
        firstName: record.decedentFirstName,
        middleName: record.decedentMiddleName,
        lastName: record.decedentLastName,
      },
    ],
    priceCents: 0,
    selectedServicePreferences: [],
    selectedDisplayServices: [],
    isPrimary: false,
    name: '',
  };
}

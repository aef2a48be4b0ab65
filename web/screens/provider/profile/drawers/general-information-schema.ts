import * as z from 'zod';
import type { CurrentLocation, SavedLocation } from '#shared/contract/locations-views.ts';
import { licenseType } from '#shared/model/enumerations/location.ts';
import { email, line, phone, REQUIRED, requiredLine } from '#shared/values/schemas.ts';

/** What the General Information drawer asks for: parts of the contract, with different errors for an empty phone number and an invalid one. */
export const generalInformationFormSchema = z.strictObject({
  phoneNumber: z.string().trim().min(1, REQUIRED).pipe(phone),
  emailAddress: email,
  licenseId: requiredLine(40),
  licenseType: z.enum(licenseType.values, REQUIRED),
  hasPreNeedProgram: z.boolean(),
  isPreNeedInsuranceFunded: z.boolean(),
  isPreNeedTrustFunded: z.boolean(),
  preNeedProgramCompany: line(120),
});
export type GeneralInformationValues = z.input<typeof generalInformationFormSchema>;

export const generalInformationLabels = {
  phoneNumber: 'Phone',
  emailAddress: 'Email',
  licenseId: 'License ID',
  licenseType: 'License type',
  hasPreNeedProgram: 'We offer a pre-need program',
  isPreNeedInsuranceFunded: 'Funded by insurance',
  isPreNeedTrustFunded: 'Funded by a trust',
  preNeedProgramCompany: 'Pre-need program company',
};

/** Returns what the drawer begins with. */
export const generalInformationOf = (home: CurrentLocation | SavedLocation): GeneralInformationValues => ({
  phoneNumber: home.phone,
  emailAddress: home.email,
  licenseId: home.licenseNumber,
  licenseType: home.licenseTypeEnum,
  hasPreNeedProgram: home.hasPreNeedProgram,
  isPreNeedInsuranceFunded: home.isPreNeedInsuranceFunded,
  isPreNeedTrustFunded: home.isPreNeedTrustFunded,
  preNeedProgramCompany: home.preNeedProgramCompany,
});

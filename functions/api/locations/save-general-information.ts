import { homeOf } from '#functions/runtime/home-of.ts';
import { changeLocation } from './change-location.ts';
import { os } from './implementer.ts';

/**
 * Saves what is in the General Information drawer. "Save & Launch" makes this call and then `makeLocationActive`, so the information is saved even if
 * the page can't go live yet (docs/decisions.md, Profile). A home without a pre-need program has no company and no funding for one.
 */
export const saveGeneralInformation = os.saveGeneralInformation.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { version, hasPreNeedProgram } = input;
  return changeLocation(context, { locationId, version }, () => ({
    phone: input.phoneNumber,
    email: input.emailAddress,
    licenseNumber: input.licenseId,
    licenseTypeEnum: input.licenseType,
    hasPreNeedProgram,
    isPreNeedInsuranceFunded: hasPreNeedProgram && input.isPreNeedInsuranceFunded,
    isPreNeedTrustFunded: hasPreNeedProgram && input.isPreNeedTrustFunded,
    preNeedProgramCompany: hasPreNeedProgram ? input.preNeedProgramCompany : '',
    hasAcceptedTermsAndConditions: input.acceptTermsAndConditions,
  }));
});

import { homeOf } from '#functions/runtime/home-of.ts';
import { changeLocation } from './change-location.ts';
import { os } from './implementer.ts';

/**
 * Saves what the General Information drawer holds. 'Save & Launch' is this and then `makeLocationActive`: where launching is not allowed the information
 * is saved all the same (marketplace.md section 4). A home without a pre-need program has no company and no funding of one.
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

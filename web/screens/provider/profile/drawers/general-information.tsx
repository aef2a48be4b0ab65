import { Rocket } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CurrentLocation } from '#shared/contract/locations-views.ts';
import { launchAllowed } from '#shared/launch/index.ts';
import { licenseType } from '#shared/model/enumerations/location.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { paths } from '#web/paths.ts';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { PartStale } from '../part-stale.tsx';
import { useHomeCopy } from '../use-home.ts';
import { type PartForm, usePartForm } from '../use-part-form.ts';
import {
  type GeneralInformationValues,
  generalInformationFormSchema,
  generalInformationOf,
  generalInformationLabels as labels,
} from './general-information-schema.ts';
import { HomeContent } from './home-content.tsx';

const NOT_YET =
  "Your information was saved, but your page is not live yet. Please complete the 'Getting Started' steps on your profile.";

/** Launches the page after its information was saved, and says what happened. If the launch isn't allowed, the information stays saved. */
const useLaunch = () => {
  const { show, fetch } = useHomeCopy();
  return async (): Promise<void> => {
    try {
      show(await api.locations.makeLocationActive({}));
      toast('Success - your page is now live!', { tone: 'success' });
    } catch (error) {
      if (problemOf(error)?.code !== 'conflict') throw error;
      toast(NOT_YET, { tone: 'danger' });
      // A colleague removed what is now missing, so the steps on the screen have to update.
      await fetch();
    }
  };
};

export const title = 'General Information';

const LEFT_EMPTY = 'A required field was left empty.';
const licenseTypes = licenseType.options.map(({ id, text }) => ({ value: id, label: text }));

/** Says once for each submit that something was left empty; the fields say what. */
const useLeftEmptyToast = ({ form }: PartForm<GeneralInformationValues>) => {
  const { focusKey, errors } = form.summary;
  const wasRefused = focusKey > 0 && errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submit, not for each error
  useEffect(() => {
    if (wasRefused) toast(LEFT_EMPTY, { tone: 'danger' });
  }, [focusKey]);
};

const PreNeed = ({ part }: { part: PartForm<GeneralInformationValues> }) => {
  const { form, values } = part;
  const box = (name: 'hasPreNeedProgram' | 'isPreNeedInsuranceFunded' | 'isPreNeedTrustFunded') => (
    <Checkbox id={form.field(name).id} label={labels[name]} {...form.form.register(name)} />
  );
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Pre-need options</legend>
      {box('hasPreNeedProgram')}
      {values.hasPreNeedProgram && (
        <div className="grid gap-2 border-l-2 border-border pl-4">
          {box('isPreNeedInsuranceFunded')}
          {box('isPreNeedTrustFunded')}
          <TextField {...form.field('preNeedProgramCompany')} isOptional maxLength={120} />
        </div>
      )}
    </fieldset>
  );
};

const GeneralInformationForm = ({ home }: { home: CurrentLocation }) => {
  const { close } = useDrawer();
  const launch = useLaunch();
  const isLaunchWanted = useRef(false);
  const part = usePartForm<GeneralInformationValues>({
    part: 'general-information',
    home,
    schema: generalInformationFormSchema,
    labels,
    valuesOf: generalInformationOf,
    send: (values, version) => api.locations.saveGeneralInformation({ ...values, acceptTermsAndConditions: true, version }),
    onSaved: async () => {
      if (isLaunchWanted.current) await launch();
      else toast('General Information saved!', { tone: 'success' });
      close();
    },
  });
  useLeftEmptyToast(part);
  const { form } = part;
  const isLaunchOffered = !home.isActive && launchAllowed(home);
  return (
    <ZodForm form={form} label={title}>
      <PartStale form={part} labels={labels} />
      <FormPhoneField form={form} name="phoneNumber" hint="The number that families call." />
      <EmailField {...form.field('emailAddress')} hint="Families’ messages go here." maxLength={254} />
      <TextField {...form.field('licenseId')} maxLength={40} autoComplete="off" />
      <Select {...form.field('licenseType')} options={licenseTypes} />
      <PreNeed part={part} />
      <p className="text-sm text-muted">
        By saving you accept the{' '}
        <TextLink to={paths.termsAndConditions()} target="_blank">
          Terms and Conditions
        </TextLink>{' '}
        for your home.
      </p>
      <div className="grid gap-3">
        <Button
          type="submit"
          look={isLaunchOffered ? 'secondary' : 'primary'}
          isWide
          isBusy={form.isBusy && !isLaunchWanted.current}
          busyLabel="Saving..."
          onClick={() => {
            isLaunchWanted.current = false;
          }}
        >
          Save
        </Button>
        {isLaunchOffered && (
          <Button
            type="submit"
            look="primary"
            isWide
            icon={Rocket}
            isBusy={form.isBusy && isLaunchWanted.current}
            busyLabel="Launching..."
            onClick={() => {
              isLaunchWanted.current = true;
            }}
          >
            Save & Launch
          </Button>
        )}
      </div>
    </ZodForm>
  );
};

/** Saves the home's phone, email, license, and pre-need program, or saves and launches. */
export const Component = () => <HomeContent>{(home) => <GeneralInformationForm key={home.id} home={home} />}</HomeContent>;

import type { Comparison } from '#shared/contract/tags-views.ts';
import { telephoneLink } from '#shared/values/phone.ts';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { FullStop } from './full-stop.tsx';

type OtherCaseProps = {
  name: string;
  belongsTo: Comparison['belongsTo'];
  /** The home’s phone number, for those who can’t see whose tag it is. */
  homePhone: string | undefined;
  onClose: () => void;
};

/** Ends the sentence that says to call, with the number if there is one. */
const AtNumber = ({ phone }: { phone: string | undefined }) => {
  const link = phone && telephoneLink(phone);
  return <>{phone && <> at {link ? <OutsideLink href={link}>{phone}</OutsideLink> : phone}</>}.</>;
};

/** Says over the whole screen that the tag is someone else's, and to stop. */
export const OtherCase = ({ name, belongsTo, homePhone, onClose }: OtherCaseProps) => (
  <FullStop title={`Stop. This is not the tag of ${name}.`} onClose={onClose}>
    <p>
      {belongsTo
        ? `It belongs to ${belongsTo.decedentFullName}, case ${belongsTo.caseNumber}.`
        : 'It belongs to someone else. Call the funeral home'}
      {!belongsTo && <AtNumber phone={homePhone} />}
    </p>
    <p>Don’t move anyone. Find out who is in front of you, and compare the right tag. Both records say what happened.</p>
  </FullStop>
);

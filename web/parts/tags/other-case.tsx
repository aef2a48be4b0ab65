import { useState } from 'react';
import type { Comparison } from '#shared/contract/tags-views.ts';
import { telephoneLink } from '#shared/values/phone.ts';
import { Banner } from '#web/ui/banner.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { FullStop } from './full-stop.tsx';

type OtherCaseProps = {
  name: string;
  belongsTo: Comparison['belongsTo'];
  /** The home’s phone number, for those who can’t see whose tag it is. */
  homePhone: string | undefined;
};

type Owner = Pick<OtherCaseProps, 'belongsTo' | 'homePhone'>;

/** Says whose tag it is, or, for those who aren't told, whom to call. The link has the color of the words: its own is dark on the red of a stop. */
const OwnerWords = ({ belongsTo, homePhone }: Owner) => {
  if (belongsTo) return <>{`It belongs to ${belongsTo.decedentFullName}, case ${belongsTo.caseNumber}.`}</>;
  const link = homePhone && telephoneLink(homePhone);
  const phone = link ? (
    <OutsideLink href={link} className="text-inherit! hover:text-inherit!">
      {homePhone}
    </OutsideLink>
  ) : (
    homePhone
  );
  return <>It belongs to someone else. Call the funeral home{homePhone && <> at {phone}</>}.</>;
};

/** Says over the whole screen that the tag is someone else's, and to stop. Once that is answered, the page itself goes on saying it until a tag is read again. */
export const OtherCase = ({ name, ...owner }: OtherCaseProps) => {
  const [hasStopped, setHasStopped] = useState(false);
  if (hasStopped)
    return (
      <Banner tone="danger" className="my-4" title={`The tag that was read is not the tag of ${name}.`}>
        <OwnerWords {...owner} /> Find out who is in front of you before you go on.
      </Banner>
    );
  return (
    <FullStop title={`Stop. This is not the tag of ${name}.`} onClose={() => setHasStopped(true)}>
      <p>
        <OwnerWords {...owner} />
      </p>
      <p>Don’t move anyone. Find out who is in front of you, and compare the right tag. Both records say what happened.</p>
    </FullStop>
  );
};

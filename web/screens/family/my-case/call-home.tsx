import type { MyCase } from '#shared/contract/my-cases.ts';
import { dialLink } from '#shared/values/phone.ts';
import { OutsideLink } from '#web/ui/text-link.tsx';

/** Says whom to call with a question. */
export const CallHome = ({ home: { name, phone } }: Pick<MyCase, 'home'>) =>
  phone ? (
    <>
      Call {name} at{' '}
      <OutsideLink href={dialLink(phone)} className="whitespace-nowrap">
        {phone}
      </OutsideLink>
      .
    </>
  ) : (
    <>Ask {name}.</>
  );

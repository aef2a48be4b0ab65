import { Check, Mail, Package, Phone, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HomeMessage } from '#shared/contract/workspace.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import type { OpenMessage } from '#shared/model/information-request.ts';
import { dialLink } from '#shared/values/phone.ts';
import { mailTo } from '#web/parts/mail-to.ts';
import { When } from '#web/parts/when.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OutsideLink } from '#web/ui/text-link.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useMarkAnswered } from './use-messages.ts';

const Head = ({ name, needType: need, createdOn }: Pick<OpenMessage, 'name' | 'needType' | 'createdOn'>) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <h3 className="font-semibold">{name}</h3>
    {need && <Badge tone={need === 'at-need' ? 'warning' : 'neutral'}>{timing.label(need)}</Badge>}
    <p className="text-muted">
      Written <When at={createdOn} />
    </p>
  </div>
);

/** Shows what the dashboard knows of a message, until all of it has loaded. */
export const ShortMessage = ({ message }: { message: OpenMessage }) => (
  <article className="py-4">
    <Head {...message} />
    <p className="mt-2 max-w-measure">{message.excerpt}</p>
  </article>
);

const Way = ({ icon, href, children }: { icon: typeof Mail; href: string; children: ReactNode }) => (
  <OutsideLink href={href} className="inline-flex min-h-9 items-center gap-2 break-all pointer-coarse:min-h-11">
    <Icon of={icon} size={16} />
    {children}
  </OutsideLink>
);

const Answered = ({ answeredOn, answeredBy }: Pick<HomeMessage, 'answeredOn' | 'answeredBy'>) =>
  answeredOn && (
    <p className="mt-2 text-muted">
      Answered <When at={answeredOn} />
      {answeredBy && ` by ${answeredBy}`}
    </p>
  );

/** Shows a family's whole message, the ways to answer it, and the mark that someone has. */
export const MessageCard = ({ message, reasonId }: { message: HomeMessage; reasonId: string }) => {
  const { may, locationName } = useWorkspace();
  const mark = useMarkAnswered();
  const { id, name, phone, email, packageName } = message;
  const isAnswered = message.answeredOn !== undefined;
  return (
    <article className="py-4">
      <Head {...message} />
      <p className="mt-2 max-w-measure whitespace-pre-line">{message.message}</p>
      {packageName && (
        <p className="mt-2 flex items-center gap-2 text-muted">
          <Icon of={Package} size={16} />
          About the package {packageName}
        </p>
      )}
      <Answered {...message} />
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        {phone && (
          <Way icon={Phone} href={dialLink(phone)}>
            {phone}
          </Way>
        )}
        <Way icon={Mail} href={mailTo(email, `Your message to ${locationName}`)}>
          {email}
        </Way>
        <Button
          size="compact"
          className="sm:ml-auto print:hidden"
          icon={isAnswered ? Undo2 : Check}
          isBusy={mark.isPending}
          disabled={!may('messages.answer')}
          aria-describedby={may('messages.answer') ? undefined : reasonId}
          onClick={() => mark.mutate({ id, answered: !isAnswered })}
        >
          {isAnswered ? 'Open again' : 'Mark as answered'}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </article>
  );
};

import { Check, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { DisplayService } from '#shared/model/display-service.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';

type ServiceCardFrameProps = {
  service: Pick<DisplayService, 'name' | 'description' | 'canRemoveInOnlineArrangements'>;
  /** What it does to the total, and what is said of that. */
  words: string;
  hint: string;
  isChosen: boolean;
  /** Chooses it or takes it out, if a family may. */
  action: ReactNode;
  children?: ReactNode;
};

/** Shows what may be chosen, what it costs, and how it's chosen; below that, what is asked. The catalog draws its display services in it, too. */
export const ServiceCardFrame = ({ service, words, hint, isChosen, action, children }: ServiceCardFrameProps) => {
  const id = useId();
  return (
    <Card
      role="group"
      aria-labelledby={`${id}-name`}
      className={classNames('p-5 sm:p-6', isChosen && 'border-primary outline-1 outline-primary')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={`${id}-name`} className="text-lg">
            {service.name}
          </h2>
          {service.description && <p className="mt-1 text-muted">{service.description}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
            {words && <span className="font-semibold tabular-nums">{words}</span>}
            {hint && <span className="text-sm text-muted">{hint}</span>}
            {isChosen && (
              <Badge tone="primary" icon={Check}>
                In your plan
              </Badge>
            )}
          </p>
        </div>
        {service.canRemoveInOnlineArrangements ? (
          <div className="flex flex-wrap gap-2 max-sm:w-full">{action}</div>
        ) : (
          <p className="flex items-start gap-2 text-sm text-muted sm:max-w-52">
            <Icon of={Lock} size={16} className="mt-0.5" />
            Part of every plan at this home. To remove it, ask the home.
          </p>
        )}
      </div>
      {children}
    </Card>
  );
};

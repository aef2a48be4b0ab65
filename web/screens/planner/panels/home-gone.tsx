import { Copy, Printer, Search } from 'lucide-react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { formatCents } from '#shared/values/money.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';

/** Shows what the plan cost when it was last saved, line by line. */
const Account = ({ view }: { view: PlanView }) => (
  <Card className="mt-8 p-5 sm:p-6">
    <h2 className="text-xl">Your plan as it was saved</h2>
    <ul className="mt-4 divide-y divide-border">
      {view.priced.lines.map((line) => (
        <li key={line.key} className="flex justify-between gap-6 py-2">
          <span className="min-w-0">{line.label}</span>
          <span className="tabular-nums">{formatCents(line.amountCents)}</span>
        </li>
      ))}
      <li className="flex justify-between gap-6 py-2 font-semibold">
        <span>Total</span>
        <span className="tabular-nums">{formatCents(view.priced.totalCents)}</span>
      </li>
    </ul>
  </Card>
);

/** Says that the plan's home left Yarrow. The plan is kept as it was, can be printed, and its wishes can be taken elsewhere. */
export const HomeGone = ({ view }: { view: PlanView }) => {
  usePageTitle('This home no longer takes plans');
  const { open } = useDrawer();
  const { name, place, phone } = view.home;
  return (
    <Page
      title={`${name} no longer takes plans on Yarrow`}
      lead={`Nothing you wrote is lost. “${planTitle(view.arrangement)}” is just as you saved it, but its prices may be out of date.`}
    >
      <div className="flex flex-wrap gap-3 print:hidden">
        <LinkButton look="primary" icon={Search} to={paths.home({ query: place })}>
          Look at other homes near {place}
        </LinkButton>
        {view.hasOwner && (
          <Button icon={Copy} onClick={() => open('duplicate-plan', { plan: view.arrangement.arrangementId })}>
            Take it to another home
          </Button>
        )}
        <Button icon={Printer} onClick={() => window.print()}>
          Print this plan
        </Button>
      </div>
      {phone && (
        <p className="mt-4 text-muted">
          You can still call the home: <span className="tabular-nums">{phone}</span>
        </p>
      )}
      <Account view={view} />
    </Page>
  );
};

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Phone } from 'lucide-react';
import { lifetimeWords } from '#shared/cases/family-standing.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import { dialLink } from '#shared/values/phone.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { Portrait } from '#web/parts/portrait.tsx';
import { paths } from '#web/paths.ts';
import { useDocuments } from '#web/screens/cases/documents/use-documents.ts';
import { EFFECTS } from '#web/screens/cases/tasks/task-targets.ts';
import { query } from '#web/session/query.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { buttonClass, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Belongings, Costs, Goods, People, Services } from './case-parts.tsx';
import { DocumentsOfCase } from './documents/my-documents.tsx';
import { DoubtNotice, IdentityDoubt } from './identity-doubt.tsx';
import { ForYouToDo, WeTakeCareOf } from './my-tasks.tsx';
import { Notes } from './notes.tsx';
import { QuestionPages } from './question-pages.tsx';
import { Section } from './section.tsx';
import { useMyTasks } from './use-my-tasks.ts';

const Standing = ({ standing }: Pick<MyCase, 'standing'>) => (
  <section aria-label="Status" className="rounded-card bg-primary-soft p-5 sm:p-6">
    <p className="font-serif text-xl leading-snug">{standing.now}</p>
    <p className="mt-3">{standing.next}</p>
  </section>
);

/** Tells the relative in control of the disposition that the home wrote down decisions of theirs. */
const EffectsToConfirm = ({ view }: { view: MyCase }) => (
  <Section id="to-confirm" title="What you told us about the belongings">
    <p>
      We wrote down what you decided about {view.effectsToConfirm === 1 ? 'one thing' : `${view.effectsToConfirm} things`}. Please
      check that it’s right. You can change it until it has left our care.
    </p>
    <LinkButton to={paths.plansDashboard({ caseId: view.id, page: EFFECTS })}>Check</LinkButton>
  </Section>
);

/** Says who looks after the family, and the number to call. It is the home's number, because someone always answers it. */
const LookedAfter = ({ carer, home }: Pick<MyCase, 'carer' | 'home'>) => (
  <Section id="carer" title="Who is looking after you">
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-center gap-4">
        {carer && <Portrait fullName={carer.fullName} path={carer.image} />}
        <div className="min-w-0">
          {carer && <p className="text-lg font-semibold break-words">{carer.fullName}</p>}
          {carer?.title && <p className="text-muted">{carer.title}</p>}
          <p className={carer ? 'text-muted' : 'text-lg font-semibold'}>
            {home.name}
            {home.place && `, ${home.place}`}
          </p>
          {!carer && <p className="mt-1 text-muted">The home hasn’t said who yet. Anyone who answers the phone can help you.</p>}
        </div>
      </div>
      {home.phone && (
        <a className={buttonClass('secondary', 'regular')} href={dialLink(home.phone)}>
          <Icon of={Phone} />
          Call {home.phone}
        </a>
      )}
    </Card>
  </Section>
);

/** How often an open page looks whether the home has opened the conference meanwhile. */
const LOOK_MS = 60_000;

/** Leads to the arrangement conference while the home lets the reader follow it. */
const ConferenceCard = ({ caseId }: { caseId: string }) => {
  const { data } = useQuery({
    ...query.conferences.getMyConference.queryOptions({ input: { id: caseId } }),
    ...{ staleTime: 0, gcTime: 0, refetchInterval: LOOK_MS, refetchOnWindowFocus: 'always' as const },
  });
  if (data?.state !== 'open') return null;
  return (
    <Card className="grid justify-items-start gap-3 p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Your arrangement conference is open</h2>
      <p className="text-muted">See what is chosen and what it costs, as you talk with {data.screen.homeName}.</p>
      <LinkButton look="primary" to={paths.myConference({ caseId })}>
        Follow the conference
      </LinkButton>
    </Card>
  );
};

/** Shows a whole case to its family: first where things are, then what is asked, who helps, and what else they may see. */
export const CaseOverview = ({ view }: { view: MyCase }) => {
  const { decedent, standing, planId } = view;
  usePageTitle(decedent.fullName);
  const tasks = useMyTasks(view.id);
  const documents = useDocuments(view.id).data?.documents ?? [];
  return (
    <div className="mx-auto w-full max-w-[calc(66ch+2*var(--page-gutter))] px-(--page-gutter) py-10 md:py-14">
      <div className="flex items-center justify-between gap-4">
        <TextLink to={paths.plansDashboard()} className="inline-flex min-h-11 items-center gap-1.5">
          <Icon of={ArrowLeft} size={18} />
          Your cases
        </TextLink>
        <FaqButton topic="case" />
      </div>
      <h1 className="mt-4 text-2xl break-words md:text-3xl">{decedent.fullName}</h1>
      {lifetimeWords(decedent) && <p className="mt-1 text-muted tabular-nums">{lifetimeWords(decedent)}</p>}
      <div className="mt-8 grid gap-10">
        <DoubtNotice view={view} />
        <Standing standing={standing} />
        <ConferenceCard caseId={view.id} />
        {view.effectsToConfirm > 0 && <EffectsToConfirm view={view} />}
        <ForYouToDo {...{ view, tasks, documents }} />
        <QuestionPages view={view} />
        <DocumentsOfCase caseId={view.id} />
        <LookedAfter {...view} />
        <IdentityDoubt view={view} />
        <WeTakeCareOf {...{ tasks, documents }} />
        <Notes caseId={view.id} notes={view.notes} />
        <Services caseId={view.id} services={view.services} />
        <Goods caseId={view.id} goods={view.goods} />
        <Costs caseId={view.id} />
        <Belongings caseId={view.id} />
        <People caseId={view.id} people={view.people} />
        {planId && (
          <Section id="plan" title="The plan it began with">
            <LinkButton to={paths.planDetails({ planId })}>Open the plan</LinkButton>
          </Section>
        )}
      </div>
    </div>
  );
};

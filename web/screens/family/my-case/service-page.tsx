import { useQuery } from '@tanstack/react-query';
import type { MyCase, MyService } from '#shared/contract/my-cases.ts';
import { answersOf } from '#web/screens/cases/details/use-answer-saver.ts';
import { api, newIdempotencyKey, query } from '#web/session/index.ts';
import { AnswersForm } from './answers-form.tsx';
import { FamilyCasePage, TAKE_YOUR_TIME } from './family-case-page.tsx';
import type { AnswersPlace } from './use-my-answers.ts';

type Place = { caseId: string; displayServiceId: string };

/** Saves answers over the version of the service that the person saw. If it has changed since, it is reloaded and merged answer by answer. */
function placeOf({ caseId, displayServiceId }: Place, first: MyService): AnswersPlace {
  let { version } = first;
  const taken = (service: MyService) => {
    version = service.version;
    return answersOf(service.questions);
  };
  return {
    caseId,
    place: `service:${displayServiceId}`,
    send: async (answers) => {
      const input = { caseId, displayServiceId, version, answers };
      const saved = taken(await api.myCases.saveMyDisplayService(input, { context: { idempotencyKey: newIdempotencyKey() } }));
      const changed = Object.keys(answers).map((identifier) => [identifier, saved[identifier] ?? null]);
      return { answers: Object.fromEntries(changed), progress: first.questions.progress };
    },
    fetchLatest: async () => taken(await api.myCases.getMyDisplayService({ caseId, displayServiceId })),
  };
}

/** Shows one service of the funeral: what the family may answer, and what they may read. */
export const ServicePage = ({ view, service }: { view: MyCase; service: MyCase['services'][number] }) => {
  const { displayServiceId, name, sight } = service;
  const place = { caseId: view.id, displayServiceId };
  const found = useQuery({ ...query.myCases.getMyDisplayService.queryOptions({ input: place }), gcTime: 0 });
  return (
    <FamilyCasePage view={view} title={name} lead={sight === 'can-edit' ? TAKE_YOUR_TIME : ''} found={found}>
      {(loaded) => <AnswersForm place={placeOf(place, loaded)} loaded={loaded.questions} />}
    </FamilyCasePage>
  );
};

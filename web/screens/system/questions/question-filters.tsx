import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldType, questionGroupKind } from '#shared/model/enumerations/question.ts';
import { ListSearch } from '#web/workspace/list-search.tsx';
import { BarSelect } from '../catalog/bar-select.tsx';

const kinds = [
  { value: 'pricing', label: 'Plans' },
  { value: 'case', label: 'Cases' },
];

const withoutFilters = (before: URLSearchParams): URLSearchParams => {
  for (const name of ['query', 'kind', 'answer']) before.delete(name);
  return before;
};

/** Returns the filters, which are in the address, and changes them. */
export const useFilter = () => {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const [kind, answer] = [search.get('kind'), search.get('answer')];
  const filter = {
    words: search.get('query') ?? '',
    kind: questionGroupKind.has(kind) ? kind : undefined,
    fieldType: fieldType.has(answer) ? answer : undefined,
  };
  return {
    filter,
    view: search.get('view') ?? 'list',
    set,
    clear: () => setSearch(withoutFilters, { replace: true, preventScrollReset: true }),
  };
};

type FiltersProps = Pick<ReturnType<typeof useFilter>, 'filter' | 'set'> & { count: number | undefined };

/** Finds questions by words, by where they are asked, and by the kind of answer. */
export const Filters = ({ filter, set, count }: FiltersProps) => {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div data-chrome className="mb-4 flex flex-wrap items-center gap-2">
      <search className="contents">
        <ListSearch
          label="Search questions"
          placeholder="Words or identifiers"
          box={box}
          words={filter.words}
          onChange={(words) => set('query', words)}
          onDown={() => document.querySelector<HTMLElement>('main [data-row]')?.focus()}
        />
        <BarSelect label="Asked in" value={filter.kind ?? ''} options={kinds} onChange={(kind) => set('kind', kind)} />
        <BarSelect
          label="Kind of answer"
          value={filter.fieldType ?? ''}
          options={fieldType.options.map(({ id, text }) => ({ value: id, label: text }))}
          onChange={(answer) => set('answer', answer)}
        />
      </search>
      <p role="status" className="px-1 text-xs text-muted tabular-nums">
        {count === undefined ? '' : `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`}
      </p>
    </div>
  );
};

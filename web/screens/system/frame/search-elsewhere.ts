import { email } from '#shared/values/schemas.ts';
import { workPaths } from '#web/work-paths.ts';

/** Another search with the same words: what it is called, what it is by, and where it leads. */
export type SearchElsewhere = { key: string; label: string; by: string; to: string };

/** What narrows a search over the catalog, such as “noun:services”, and means nothing in other searches. */
const NARROWED = /["“”]|^-|\s-|\w:/;

/** Returns the searches for homes and for people with the words of a search over the catalog, which has neither. */
export function searchesElsewhere(words: string): SearchElsewhere[] {
  if (NARROWED.test(words)) return [];
  const isEmail = email.safeParse(words).success;
  return [
    {
      key: 'homes',
      label: `Search funeral homes for “${words}”`,
      by: isEmail ? 'By the owner’s email' : 'By name',
      to: workPaths.systemProviders(isEmail ? { words, by: 'ownerEmail' } : { words }),
    },
    {
      key: 'users',
      label: `Search home users for “${words}”`,
      by: isEmail ? 'By email' : 'By the name of their home, or a whole email',
      to: workPaths.systemProviderUsers(isEmail ? { email: words } : { words }),
    },
  ];
}

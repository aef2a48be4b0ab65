import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import type { StaffAccess, StaffKind } from '#shared/model/enumerations/people.ts';

/** Ten characters, easy to remember, worthless anywhere else: it opens only the sample data. */
const password = 'quiet-daylight';

export type SampleSignIn = { kind: 'family' | 'provider' | 'system'; email: string; password: string; note: string };

/** Someone's role in a home of the sample data, and what they do there if they are a trade company. `leads` replaces a person named in the home's data. */
export type SamplePlace = { home: string; access: StaffAccess; kind: StaffKind; title: string; tradeKind?: TradeKind };

export type SamplePerson = SampleSignIn & { firstName: string; lastName: string; places: readonly SamplePlace[] };

const averell = 'Averell & Daughters Funeral Home';
const granite = 'Granite Coast Memorial Home';
const ashgrove = 'Ashgrove Funeral Home';
const place = (home: string, access: StaffAccess, title: string): SamplePlace => ({ home, access, kind: 'staff', title });
const company = (home: string, title: string, tradeKind: TradeKind): SamplePlace => ({
  ...{ home, access: 'staff', kind: 'trade-company', title, tradeKind },
});

/** The people of the sample data who can sign in, one of every kind. Everyone else is only a name. */
export const samplePeople: readonly SamplePerson[] = [
  {
    kind: 'family',
    email: 'ellen.marsh@example.com',
    password,
    note: 'family',
    firstName: 'Ellen',
    lastName: 'Marsh',
    places: [],
  },
  {
    kind: 'provider',
    email: 'joan@averell-daughters.example',
    password,
    note: `owner of ${averell}, Cambridge MA`,
    firstName: 'Joan',
    lastName: 'Averell',
    places: [place(averell, 'owner', 'Owner and Funeral Director')],
  },
  {
    kind: 'provider',
    email: 'miriam@averell-daughters.example',
    password,
    note: 'admin there',
    firstName: 'Miriam',
    lastName: 'Averell-Tate',
    places: [place(averell, 'admin', 'Funeral Director')],
  },
  {
    kind: 'provider',
    email: 'peter@averell-daughters.example',
    password,
    note: 'staff there',
    firstName: 'Peter',
    lastName: 'Osei',
    places: [place(averell, 'staff', 'Family Coordinator')],
  },
  {
    kind: 'provider',
    email: 'ines@averell-daughters.example',
    password,
    note: 'view only there',
    firstName: 'Inês',
    lastName: 'Pereira',
    places: [place(averell, 'view-only', 'Bookkeeper')],
  },
  {
    kind: 'provider',
    email: 'dispatch@northgate-removal.example',
    password,
    note: 'trade company (removals) there',
    firstName: 'Wendell',
    lastName: 'Carver',
    places: [company(averell, 'Northgate Removal Service', 'removal-service')],
  },
  {
    kind: 'provider',
    email: 'office@mystic-river-crematory.example',
    password,
    note: 'trade company (crematory) there',
    firstName: 'Lucille',
    lastName: 'Batista',
    places: [company(averell, 'Mystic River Crematory', 'crematory')],
  },
  {
    kind: 'provider',
    email: 'daniel@granite-coast.example',
    password,
    note: `owner of ${granite}, Quincy MA`,
    firstName: 'Daniel',
    lastName: 'Lau',
    places: [place(granite, 'owner', 'Owner and Funeral Director')],
  },
  {
    kind: 'provider',
    email: 'dana.whitfield@example.com',
    password,
    note: 'staff of two homes, Cambridge and Framingham MA',
    firstName: 'Dana',
    lastName: 'Whitfield',
    places: [place(averell, 'staff', 'Embalmer'), place(ashgrove, 'admin', 'Funeral Director')],
  },
  {
    kind: 'system',
    email: 'robin.vale@yarrow.example',
    password,
    note: 'system administrator',
    firstName: 'Robin',
    lastName: 'Vale',
    places: [],
  },
];

/** What `npm start` prints. */
export const sampleSignIns: readonly SampleSignIn[] = samplePeople.map(({ kind, email, password: word, note }) => ({
  kind,
  email,
  password: word,
  note,
}));

import { createRandom } from '#world/random.ts';
import { scaled } from '../scale.ts';
import { familyVisit } from './family.ts';
import { paceUntil, type ThinkTime } from './pace.ts';
import { signIn, staffRound } from './staff.ts';
import { type Crowd, crowdAt, type Visitor } from './visitor.ts';

export type Load = {
  families: number;
  staff: number;
  thinkMs: ThinkTime;
};

/** Fifty people who use Yarrow at the same time. Two in three are families, a different one at each visit. */
export const fiftyUsers: Load = { families: scaled(34, 2), staff: scaled(16, 2), thinkMs: [scaled(300, 0), scaled(1200, 10)] };

export type RunningLoad = {
  crowd: Crowd;
  /** Staff of one home, signed in. */
  colleagues: Visitor[];
  /** Lets every visit end. */
  leave(): Promise<void>;
  close(): void;
};

/** Starts everyone at a different moment, and keeps them coming until it is stopped. Throws if staff can't sign in. */
export async function startLoad(site: string, { families, staff, thinkMs }: Load): Promise<RunningLoad> {
  const crowd = crowdAt(site);
  const signedIn: Visitor[] = [];
  for (let nth = 0; nth < staff; nth += 1) signedIn.push(await signIn(crowd, nth));
  let isOver = false;
  const paced = (seed: string) => paceUntil(() => isOver, thinkMs, createRandom(seed));
  const again = async (seed: string, visit: (pace: ReturnType<typeof paced>) => Promise<void>) => {
    const pace = paced(seed);
    await pace.think();
    while (!isOver) await visit(pace);
  };
  const users = [
    ...Array.from({ length: families }, (_, nth) => again(`family ${nth}`, (pace) => familyVisit(crowd, pace))),
    ...signedIn.map((visitor, nth) => again(`staff ${nth}`, (pace) => staffRound(visitor, pace))),
  ];
  const home = signedIn[0]?.headers['x-location-id'];
  return {
    crowd,
    colleagues: signedIn.filter(({ headers }) => headers['x-location-id'] === home),
    async leave() {
      isOver = true;
      await Promise.all(users);
    },
    close() {
      for (const visitor of signedIn) visitor.close();
    },
  };
}

import { expect, it } from 'vitest';
import { createRandom } from '#world/random.ts';
import {
  clockTime,
  eventsSince,
  everything,
  expectMails,
  expectTaken,
  expectWholeCases,
  foundInSearch,
  homeItems,
  messagesCounted,
  putBack,
  runJob,
  waitUntilSettled,
} from './killed/aftermath.ts';
import { type Done, makeAgain, nothingDone, workUntilDeath } from './killed/changes.ts';
import { claimMs, type Leftovers, leftIn, letClaimsPass } from './killed/dead-state.ts';
import { type Owner, openDesk, signIn } from './killed/desk.ts';
import { moments } from './killed/moments.ts';
import { mortalClouds } from './killed/mortal-cloud.ts';
import { expectTasks } from './killed/tasks.ts';

const kills = process.env.YARROW_DEEP === '1' ? 200 : 10;
/** Another run makes other changes at other times. The same seed makes the same ones. */
const seed = process.env.YARROW_SEED ?? new Date().toISOString();
/** A sign-in is good for an hour of the cloud's clock, which each kill moves on by a hundred seconds. */
const killsOfASignIn = 20;

const { seededState, start } = mortalClouds();

/** Runs all lives of a cloud but the last: each makes what the previous one left unanswered, then changes, until it is killed. */
async function liveAndDie(
  stateDir: string,
  done: Done,
): Promise<{ met: Leftovers[]; killedAt: number[]; messagesBefore: number }> {
  const [met, killedAt]: [Leftovers[], number[]] = [[], []];
  let messagesBefore: number | undefined;
  let owner: Owner | undefined;
  for (let nth = 0; nth < kills; nth += 1) {
    const random = createRandom(`${seed} ${nth}`);
    const { cloud, kill } = await start(stateDir);
    if (!owner || nth % killsOfASignIn === 0) owner = await signIn(cloud);
    messagesBefore ??= messagesCounted(await homeItems(cloud, owner.locationId));
    let answered = 0;
    const working = workUntilDeath(openDesk(cloud, owner), done, random, () => {
      answered += 1;
    });
    await Promise.race([working, moments[nth % moments.length]?.(cloud, random, () => answered)]);
    await kill();
    killedAt.push(Date.now() + nth * claimMs);
    await working;
    met.push(leftIn(stateDir));
    letClaimsPass(stateDir);
  }
  return { met, killedAt, messagesBefore: messagesBefore ?? 0 };
}

it(`${kills} times kill -9 while cases change: every event is followed once (seed ${seed})`, {
  timeout: kills * 20_000,
}, async () => {
  const stateDir = await seededState();
  const begun = new Date().toISOString();
  const done = nothingDone();
  const { met, killedAt, messagesBefore } = await liveAndDie(stateDir, done);
  // The kills came when they were meant to: before an event was published, and before or while a reaction was working on it.
  expect(met.filter(({ unpublished }) => unpublished > 0).length).toBeGreaterThan(0);
  expect(met.filter(({ untaken, inHand }) => untaken + inHand > 0).length).toBeGreaterThan(0);

  const { cloud, stop } = await start(stateDir);
  const owner = await signIn(cloud);
  await makeAgain(openDesk(cloud, owner), done);
  await putBack(cloud);
  await waitUntilSettled(cloud);
  await runJob(cloud, 'expire-tasks');
  await waitUntilSettled(cloud);
  const items = await everything(cloud);
  const events = eventsSince(items, begun);
  expectTaken(items, events);
  expect(expectTasks(items, events, await clockTime(cloud))).toBeGreaterThan(0);
  expectWholeCases(
    items,
    events,
    done.cases.map(({ id }) => id),
  );
  expect(events.filter(({ name }) => name === 'information.requested')).toHaveLength(done.wrote.length);
  const home = await homeItems(cloud, owner.locationId);
  expect(messagesCounted(home) - messagesBefore).toBe(done.wrote.length);
  const profile = home.find(({ sk }) => sk === 'PROFILE');
  expect((await foundInSearch(cloud, owner.locationId))?.name).toBe(profile?.name);
  await expectMails(
    cloud,
    done.invited.map((to) => ({ to })),
    killedAt,
  );
  await expectMails(
    cloud,
    done.wrote.map((replyTo) => ({ to: String(profile?.email), replyTo })),
    killedAt,
  );
  await stop();
});

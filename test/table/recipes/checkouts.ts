import { newEmail, type RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome } from '#test/journeys/parts/busy-home.ts';
import { keyed } from '#test/journeys/parts/case-desk.ts';
import { relativeOf } from '#test/journeys/parts/case-party.ts';
import { askFor, payAt, reaches } from '#test/journeys/parts/checkout-desk.ts';
import { chargedDesk, paymentDesk } from '#test/journeys/parts/payment-desk.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

const asFamily =
  (input: object, isAskedBefore: boolean): Recipe =>
  async () => {
    const of = await chargedDesk();
    if (isAskedBefore) await askFor(of, 400_00, { payer: of.payer.id });
    return { input: { id: of.row.id, ...input }, options: keyed(await relativeOf(of.row, of.payer.id)) };
  };
const onOpenLink =
  (input: (paymentId: string) => object): Recipe =>
  async () => {
    const of = await chargedDesk();
    return { input: input((await askFor(of, 400_00)).payment.id), options: keyed(of.staff) };
  };

const asOwner: Recipe = async () => ({ options: await (await busyHome()).at({ access: 'owner' }) });

/** Requests of the calls about payments by a link, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  startCheckout: async () => {
    const of = await chargedDesk();
    const input = { id: of.row.id, amountCents: 400_00, by: 'card', payer: of.payer.id, email: newEmail('ruth') };
    return { input, options: keyed(of.staff) };
  },
  emailCheckout: onOpenLink((paymentId) => ({ paymentId, email: newEmail('ruth') })),
  cancelCheckout: onOpenLink((paymentId) => ({ paymentId })),
  settleCheckout: async () => {
    const of = await chargedDesk();
    const { payment } = await askFor(of, 400_04);
    await payAt(payment);
    await reaches(of, payment, 'held');
    return { input: { paymentId: payment.id, to: 'accepted' }, options: of.owner };
  },
  getMyCheckouts: asFamily({}, true),
  startMyCheckout: asFamily({ amountCents: 400_00, by: 'card' }, false),
  getCardPayments: asOwner,
  connectCardPayments: asOwner,
  checkCardPayments: async () => ({ options: (await paymentDesk()).owner }),
};

import { formatCents } from '#shared/values/money.ts';
import type { Link } from './outcomes.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const layout = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>
body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;padding:1.5rem;display:grid;justify-items:center}
main{max-width:26rem;width:100%;display:grid;gap:1rem}
.note{border:2px dashed;border-radius:.5rem;padding:.75rem 1rem}
.amount{font-size:2rem;font-weight:600;margin:0}
p,h1{margin:0}h1{font-size:1.25rem}
button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border-radius:.5rem;border:1px solid;cursor:pointer;width:100%}
</style>
</head>
<body><main>
<p class="note"><strong>This is a test page, not the card processor’s.</strong> It’s on this machine, asks for no card, and no money moves.</p>
${body}
</main></body>
</html>
`;

const button = (label: string, action: string, press?: string) =>
  `<form method="post" action="${escaped(action)}"><button${press ? ` name="press" value="${press}"` : ''}>${escaped(label)}</button></form>`;

const head = ({ title, amount }: Link) => `<h1>${escaped(title)}</h1><p class="amount">${escaped(formatCents(amount))}</p>`;

/** Draws the page on which somebody pays. There is no field on it: nobody can leave the number of a card. */
export const payPage = (link: Link, isRefused: boolean): string =>
  layout(
    link.title,
    `${head(link)}
${isRefused ? '<p role="alert">The bank refused this payment. Nothing was charged.</p>' : ''}
<p>${link.by === 'card' ? 'Pays with the test card Visa 4242.' : 'Pays from a test bank account.'}</p>
${button(`Pay ${formatCents(link.amount)}`, `/pay/${link.id}`)}`,
  );

/** Draws the page after a payment, for a payer who isn't sent back to a page of ours. */
export const paidPage = (link: Link): string =>
  layout('Payment sent', `${head(link)}<p>${escaped(link.thanks ?? 'Thank you.')}</p>`);

/** Draws the page of a link that can't be paid. */
export const closedPage = (link?: Link): string =>
  layout('Link closed', `<h1>Link closed</h1><p>${escaped(link?.inactiveMessage ?? 'This link is no longer active.')}</p>`);

/** Draws the page that sets up a home's account. It asks for nothing, and either button continues. */
export const setUpPage = ({ id, account }: { id: string; account: string }): string =>
  layout(
    'Set up your account',
    `<h1>Set up your account</h1>
<p style="overflow-wrap:anywhere">Account ${escaped(account)}</p>
<p>The card processor asks here for your tax ID, the people who own or run the home, and your bank account.</p>
${button('Finish', `/setup/${id}`, 'finish')}
${button('Leave unfinished', `/setup/${id}`, 'leave')}`,
  );

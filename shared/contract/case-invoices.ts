import * as z from 'zod';
import { MAX_CONTRACT_VERSIONS } from '#shared/model/contract-version.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { paperAddressSchema } from './paper-address.ts';

const base = '/api/cases/{id}' as const;

/** Papers about the money of a case: for the home's staff, and for the family its receipts and actual charges. They are separate from payments and contracts, since composing a PDF needs its own Lambda. */
export const caseInvoices = {
  getInvoiceFromCase: call({
    name: 'getInvoiceFromCase',
    method: 'GET',
    path: '/api/cases/getInvoiceFromCase/{id}',
    access: 'case-files.read',
    summary:
      'Returns an address for five minutes of the invoice of a signed contract, or of one payer’s share of it: a draft while charges are estimates; null without charges. The same content has the same number',
  })
    .input(lazyObject(() => ({ id: guid, payer: guid.optional() })))
    .output(paperAddressSchema),
  getReceipt: call({
    name: 'getReceipt',
    method: 'GET',
    path: `${base}/getReceipt/{paymentId}`,
    access: 'case-files.read',
    summary:
      'Returns an address for five minutes of the receipt of a payment, which says so if the payment was reversed; null while the payment hasn’t arrived',
  })
    .input(lazyObject(() => ({ id: guid, paymentId: guid })))
    .output(paperAddressSchema),
  getMyReceipt: call({
    name: 'getMyReceipt',
    method: 'GET',
    path: `${base}/getMyReceipt/{paymentId}`,
    access: 'family',
    summary:
      'Returns an address for five minutes of the receipt of a payment to the one of the family who made it; null while it hasn’t arrived',
  })
    .input(lazyObject(() => ({ id: guid, paymentId: guid })))
    .output(paperAddressSchema),
  getStatementOfAccount: call({
    name: 'getStatementOfAccount',
    method: 'GET',
    path: `${base}/getStatementOfAccount`,
    access: 'case-files.read',
    summary:
      'Returns an address for five minutes of every charge and payment of a case by its day, or those of one payer, with the balance; null if there are none',
  })
    .input(lazyObject(() => ({ id: guid, payer: guid.optional() })))
    .output(paperAddressSchema),
  getStatement: call({
    name: 'getStatement',
    method: 'GET',
    path: `${base}/getStatement/{number}`,
    access: 'case-files.read',
    summary:
      'Returns an address for five minutes of a version of a contract as the family is given it, without signatures; null if there is no such version',
  })
    .input(lazyObject(() => ({ id: guid, number: z.coerce.number().pipe(z.int().min(1).max(MAX_CONTRACT_VERSIONS)) })))
    .output(paperAddressSchema),
  getMyStatement: call({
    name: 'getMyStatement',
    method: 'GET',
    path: `${base}/getMyStatement/{number}`,
    access: 'family',
    summary:
      'Returns an address, for five minutes, of a version with actual charges to a purchaser, once the family was given it. Signed versions are among the documents',
  })
    .input(lazyObject(() => ({ id: guid, number: z.coerce.number().pipe(z.int().min(1).max(MAX_CONTRACT_VERSIONS)) })))
    .output(paperAddressSchema),
};

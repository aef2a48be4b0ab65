/** The contract: every call that a client can make, one file an endpoint group. A Lambda imports its own group's file, never this index. */
import { appuser } from './appuser.ts';
import { marketplace } from './marketplace.ts';
import { planDocuments } from './plan-documents.ts';
import { planner } from './planner.ts';
import { plannerMerchandise } from './planner-merchandise.ts';
import { plans } from './plans.ts';
import { publicIdentity } from './public-identity.ts';
import { systemusers } from './systemusers.ts';

export const contract = { appuser, systemusers, publicIdentity, marketplace, planner, plans, plannerMerchandise, planDocuments };
export type Contract = typeof contract;

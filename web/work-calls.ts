import routes from 'virtual:contract-routes';
import callsOfWork from 'virtual:work-contract-routes';

// The client looks up a call in this object when the call is made (`session/api.ts`). Families load none of these, and staff none of `system-calls.ts`.
Object.assign(routes, callsOfWork);

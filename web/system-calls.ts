import routes from 'virtual:contract-routes';
import callsOfSystem from 'virtual:system-contract-routes';
import './work-calls.ts';

// As in `work-calls.ts`.
Object.assign(routes, callsOfSystem);

import routes from 'virtual:contract-routes';
import callsOfDocuments from 'virtual:document-contract-routes';

// As in `work-calls.ts`. The screens of documents import this.
Object.assign(routes, callsOfDocuments);

import { ServicesStep } from './services-step.tsx';

/** Asks how many copies of the death certificate are ordered. */
export const CertificatesStep = () => <ServicesStep none="The home offers no copies of the death certificate here." />;

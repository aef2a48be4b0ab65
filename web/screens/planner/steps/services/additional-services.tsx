import { ServiceCards } from './service-cards.tsx';

export const width = 'wide';

export const Component = () => <ServiceCards page="additional-services" />;

import { ServiceCards } from '../services/service-cards.tsx';

export const width = 'wide';

export const Component = () => <ServiceCards page="memorial" />;

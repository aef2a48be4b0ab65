import { PapersScreen } from './papers-screen.tsx';

/** /System/SystemLocationContracts: which template each home's contracts follow. */
export const Component = () => <PapersScreen kind="contract" />;
